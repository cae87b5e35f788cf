import type { PassContent, PassPlace } from '@comanda/domain/pass'
import { inLanguage } from '@comanda/domain/money'
import { englishPassText } from '@comanda/messages/passes'
import type { AppleIdentity, PassBrand } from '../port.ts'
import { type AppleCredentials, identifiersOf } from './credentials.ts'
import { appleField, momentIn, styleOf } from './fields.ts'
import { appleImages } from './images.ts'
import { appleTexts } from './texts.ts'

const rgb = (color: string): string =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`

const PLACES: Readonly<
  Record<PassPlace, 'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields'>
> = {
  header: 'headerFields',
  primary: 'primaryFields',
  secondary: 'secondaryFields',
  auxiliary: 'auxiliaryFields',
  back: 'backFields',
}

/** The properties of `pass.json` beside its fields. */
const propertiesOf = (content: PassContent, { serial, token, webServiceUrl }: AppleIdentity, brand: PassBrand) => ({
  serialNumber: serial,
  organizationName: inLanguage(brand.name, 'en_US') || 'Comanda',
  description: englishPassText(`kind.${content.kind}`),
  logoText: inLanguage(content.title, 'en_US'),
  backgroundColor: rgb(content.background),
  foregroundColor: rgb(content.foreground),
  labelColor: rgb(content.foreground),
  groupingIdentifier: content.groupId,
  sharingProhibited: true,
  webServiceURL: webServiceUrl,
  authenticationToken: token,
  ...(content.isVoid && { voided: true }),
})

/** Writes and signs a `.pkpass` file. The signature is by the pass certificate and includes Apple's intermediate one. CARD-9 */
export async function passFile(
  { certificate, key, passphrase, wwdr }: AppleCredentials,
  content: PassContent,
  identity: AppleIdentity,
  brand: PassBrand,
): Promise<Buffer> {
  // Loaded with the first pass: signing and its schemas cost megabytes.
  const { PKPass } = await import('passkit-generator')
  const signing = { wwdr, signerCert: certificate, signerKey: key }
  const pass = new PKPass(
    await appleImages(brand),
    passphrase === undefined ? signing : { ...signing, signerKeyPassphrase: passphrase },
    { ...identifiersOf(certificate), ...propertiesOf(content, identity, brand) },
  )
  pass.type = styleOf(content)
  for (const field of content.fields) pass[PLACES[field.place]].push(appleField(field))
  if (content.barcode !== undefined)
    pass.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: content.barcode,
      messageEncoding: 'iso-8859-1',
      altText: content.barcode,
    })
  if (content.expiresAt !== undefined) pass.setExpirationDate(new Date(content.expiresAt))
  if (content.point) pass.setLocations(content.point)
  if (content.relevantAt !== undefined) pass.setRelevantDates([{ relevantDate: momentIn(content.relevantAt, 'UTC') }])
  for (const [language, texts] of appleTexts(content, brand)) pass.localize(language, texts)
  return pass.getAsBuffer()
}
