import type { StartupInfo } from '@comanda/contract/startup'

let data: StartupInfo | undefined

/** What the server wrote into the first page; undefined where the page came without it. */
export function inlinedStartup(): StartupInfo | undefined {
  const text = document.getElementById('startup')?.textContent
  return text ? (JSON.parse(text) as StartupInfo) : undefined
}

/** Takes the initial parameters over, before the first screen draws. */
export const setStartup = (found: StartupInfo): void => {
  data = found
}

/** The initial parameters; undefined only before the first screen draws. */
export const startup = (): StartupInfo | undefined => data
