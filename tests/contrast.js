/* Text that does not stand out from its ground as WCAG asks (AA): [ratio, text] for each. */
(() => {
  function colour(text) {
    const found = /^rgba?\(([^)]+)\)$/.exec(text);
    if (!found) return null;
    const [red, green, blue, alpha = 1] = found[1].split(/[ ,/]+/).map(Number);
    return [red, green, blue, alpha];
  }

  function over(top, under) {
    return [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  }

  function light(paint) {
    return [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
      const value = paint[i] / 255;
      return sum + weight * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  }

  function drawn(element) { return element instanceof SVGElement && element.tagName !== "svg"; }

  /* What is painted at a point, without the text there. */
  function ground(x, y) {
    const layers = [];
    for (const element of document.elementsFromPoint(x, y)) {
      if (["text", "tspan", "g"].includes(element.tagName)) continue;
      const style = getComputedStyle(element);
      const paint = colour(drawn(element) ? style.fill : style.backgroundColor);
      if (!paint) continue;
      paint[3] *= Number(style.opacity);
      layers.unshift(paint);
      if (paint[3] === 1) break;
    }
    return layers.reduce((under, top) => over(top, under), [255, 255, 255, 1]);
  }

  const faint = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement, words = texts.currentNode.textContent.trim();
    if (!words || !element.checkVisibility() || element.tagName === "OPTION") continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = drawn(element) ? element.getBoundingClientRect() : range.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const style = getComputedStyle(element), under = ground(x, y);
    const ink = over(colour(drawn(element) ? style.fill : style.color), under);
    const [more, less] = [light(ink), light(under)].sort((a, b) => b - a);
    const size = parseFloat(style.fontSize), ratio = (more + 0.05) / (less + 0.05);
    const large = size >= 24 || (size >= 18.5 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) faint.push([Math.round(ratio * 100) / 100, words]);
  }
  return faint;
})()
