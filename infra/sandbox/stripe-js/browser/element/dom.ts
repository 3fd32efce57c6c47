/** Makes an element with attributes and children; nothing in it is ever read as markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Puts content into a shadow root of the host; a sheet that scripts make is fine with a strict style policy. */
export function drawInShadow(host: HTMLElement, css: string, content: HTMLElement): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(content)
}
