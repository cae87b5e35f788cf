/** Sets the number on the icon of the installed app, where the browser can; 0 removes it. APP-5 */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Not allowed for an app that is not installed.
  done.catch(() => {})
}
