import type { StartupInfo } from '@comanda/contract/startup'

let data: StartupInfo | undefined

/** The startup data embedded in the first page, if any. */
export function inlinedStartup(): StartupInfo | undefined {
  const text = document.getElementById('startup')?.textContent
  return text ? (JSON.parse(text) as StartupInfo) : undefined
}

/** Sets the startup data, before the first render. */
export const setStartup = (startup: StartupInfo): void => {
  data = startup
}

/** The startup data; undefined only before the first render. */
export const startup = (): StartupInfo | undefined => data
