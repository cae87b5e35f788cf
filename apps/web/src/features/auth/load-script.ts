/** A script of somebody else's that takes longer than this is not waited for, in ms. ETC-5 */
export const SCRIPT_TIMEOUT_MS = 10_000

/** Loads one script; rejects where it does not come. */
export type LoadScript = (url: string) => Promise<void>

/** By a script element of the page, given up after 10 s. ETC-5 */
export const loadScript: LoadScript = url =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = (done: () => void) => {
      clearTimeout(timer)
      script.remove()
      done()
    }
    const timer = setTimeout(() => end(() => reject(new Error(`too slow: ${url}`))), SCRIPT_TIMEOUT_MS)
    script.onload = () => end(resolve)
    script.onerror = () => end(() => reject(new Error(`not there: ${url}`)))
    script.src = url
    script.async = true
    document.head.append(script)
  })

/** From the first of these servers that has it, asked one after the other. ETC-5 */
export async function loadFrom(servers: readonly string[], path: string, load: LoadScript): Promise<void> {
  let last: unknown = new Error('no server to ask')
  for (const server of servers) {
    try {
      return await load(`${server}${path}`)
    } catch (error) {
      last = error
    }
  }
  throw last
}
