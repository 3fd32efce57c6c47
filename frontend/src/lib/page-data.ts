/** What the server hands to a page: JSON, by the id of the element that holds it. */
const given = new Map<string, string>()

/** On the server: what the page that is rendered next will hold. */
export function setPageData(id: string, json: string): void {
  given.set(id, json)
}

/** What the server wrote into this page under that id; undefined where it wrote nothing. */
export function readPageData<T>(id: string): T | undefined {
  const json = import.meta.env.SSR ? given.get(id) : document.getElementById(id)?.textContent
  return json ? JSON.parse(json) : undefined
}
