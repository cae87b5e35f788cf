/** Resolves as soon as the page is seen: at once, or when the guest comes back to it. */
export function whenVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise(resolve => {
    const look = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
  })
}
