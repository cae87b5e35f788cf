/** Timeout of a third-party script, in ms. ETC-5 */
export const SCRIPT_TIMEOUT_MS = 10_000

/** Loads one script. @throws if it fails. */
export type LoadScript = (url: string) => Promise<void>

/** Loads a script with a script element; fails after 10 s. ETC-5 */
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

/** Loads a path from the first server that has it, trying one after the other. ETC-5 */
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
