/**
 * An empty tab that does not know who opened it; null where the browser allows none. To be opened during the press
 * itself, before anything is waited for: browsers block tabs that open later.
 */
function newTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return tab
}

/**
 * Opens a tab at once and leads it to the address as soon as that is known; without one, the tab closes again. Returns
 * the address, and whether a tab was allowed.
 */
export async function leadNewTab(findUrl: () => Promise<string>): Promise<boolean> {
  const tab = newTab()
  try {
    const url = await findUrl()
    tab?.location.assign(url)
    return tab !== null
  } catch (error) {
    tab?.close()
    throw error
  }
}
