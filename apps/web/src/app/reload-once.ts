const KEY = 'reloadedFor'

/**
 * A part of the app that is gone from the server (a new version came out) is met by loading the page anew: once a
 * minute at most, so that a part that stays away does not spin the page, and never without a connection.
 */
export function reloadOnce(event: Event): void {
  if (!navigator.onLine) return
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem(KEY, String(Date.now()))
  event.preventDefault()
  location.reload()
}
