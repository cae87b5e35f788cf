/** A path of the app, with its query. */
const OWN_PATH = /^\/(?:[A-Za-z][\w-]*(?:\/[\w-]+)*)?(?:\?[\w=&%.,~:-]*)?$/
/** QR codes issued by this product: an order, a table, a call number. */
const OWN_CODE = /^(?:order|table|call|receipt):[\w.-]{1,64}$/

/** Whether a text is of our own kinds; a code for anything else would lend our name to a stranger's address. */
export function isOurs(text: string, origins: readonly string[]): boolean {
  if (OWN_CODE.test(text) || OWN_PATH.test(text)) return true
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const bare = url.username === '' && url.password === '' && url.hash === ''
  return bare && origins.includes(url.origin) && OWN_PATH.test(url.pathname + url.search)
}

/** The code as an SVG picture with a quiet border. */
export async function qrSvg(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return renderSVG(text, { ecc: 'M', border: 2 })
}
