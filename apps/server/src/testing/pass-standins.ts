import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { contract } from '@comanda/contract'
import type { PassKind } from '@comanda/domain/pass'
import type { PassAuthority } from '@comanda/standins/passes'
import { startPassStandins } from '@comanda/standins/passes'
import forge from 'node-forge'
import { applePasses } from '../providers/pass/apple/index.ts'
import { googlePasses } from '../providers/pass/google/index.ts'
import type { ConnectedPasses } from '../providers/pass/port.ts'
import type { Actor } from './actor.ts'

/**
 * Stand-ins for Apple's push service and Google Wallet with their own certificate authority, and the app's connection to them.
 */
export async function passStandins(clock: () => number) {
  const standins = await startPassStandins()
  const apple = applePasses(async () => standins.apple)
  const connected: ConnectedPasses = {
    providers: { apple, google: googlePasses(async () => standins.google, clock) },
    async close() {
      await apple.close()
      await standins.close()
    },
  }
  return { ...standins, connected }
}

/** The files of a ZIP archive whose entries are stored without compression. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    if (zip.readUInt16LE(at + 8) !== 0) throw new Error('a compressed entry')
    const size = zip.readUInt32LE(at + 18)
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26)
    const start = nameEnd + zip.readUInt16LE(at + 28)
    files.set(zip.toString('utf8', at + 30, nameEnd), zip.subarray(start, start + size))
    at = start + size
  }
  return files
}

interface RawSignature {
  certificates: forge.pki.Certificate[]
  rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string; digestAlgorithm: string }
}

/** The certificates of a detached PKCS #7 signature. @throws where it does not sign the content with the first of them */
export function signersOf(signature: Buffer, content: Buffer): X509Certificate[] {
  const der = forge.asn1.fromDer(forge.util.createBuffer(signature.toString('binary')))
  const message = forge.pkcs7.messageFromAsn1(der) as unknown as RawSignature
  const { authenticatedAttributes, signature: bytes, digestAlgorithm } = message.rawCapture
  const algorithm = forge.asn1.derToOid(digestAlgorithm) === forge.pki.oids['sha256'] ? 'sha256' : 'sha1'
  const { asn1 } = forge
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes)
  const signed = Buffer.from(asn1.toDer(set).getBytes(), 'binary')
  if (!signed.includes(createHash(algorithm).update(content).digest())) throw new Error('another content was signed')
  const certificates = message.certificates.map(one => new X509Certificate(forge.pki.certificateToPem(one)))
  const signer = certificates.find(({ subject }) => subject.includes('UID='))
  const isRight =
    signer && createVerify(algorithm).update(signed).verify(signer.publicKey, Buffer.from(bytes, 'binary'))
  if (!isRight) throw new Error('the signature is wrong')
  return certificates
}

/** Whether certificates form a chain from a pass type certificate to the authority's root. */
export function isChain(certificates: readonly X509Certificate[], { root, wwdr }: PassAuthority): boolean {
  const intermediate = new X509Certificate(wwdr)
  const [top, signer] = [new X509Certificate(root), certificates.find(({ subject }) => subject.includes('UID='))]
  return (
    certificates.some(({ fingerprint256 }) => fingerprint256 === intermediate.fingerprint256) &&
    signer?.checkIssued(intermediate) === true &&
    signer.verify(intermediate.publicKey) &&
    intermediate.verify(top.publicKey)
  )
}

interface ShownField {
  key: string
  label: string
  value: string | number
  currencyCode?: string
  changeMessage?: string
}
type FieldGroups = Partial<Record<`${'header' | 'primary' | 'secondary' | 'auxiliary' | 'back'}Fields`, ShownField[]>>

/** `pass.json`, as far as tests look at it. */
export interface PassJson {
  serialNumber: string
  authenticationToken: string
  webServiceURL: string
  passTypeIdentifier: string
  teamIdentifier: string
  voided?: boolean
  expirationDate?: string
  barcodes?: { message: string; format: string }[]
  storeCard?: FieldGroups
  coupon?: FieldGroups
  eventTicket?: FieldGroups
}

export const passJsonOf = (file: Buffer): PassJson => JSON.parse(String(filesIn(file).get('pass.json'))) as PassJson

/** The values of all fields of a pass, by key. */
export function valuesOf({ storeCard, coupon, eventTicket }: PassJson): Record<string, string | number> {
  const groups = Object.values(storeCard ?? coupon ?? eventTicket ?? {})
  return Object.fromEntries(groups.flat().map(({ key, value }) => [key, value]))
}

/** The `.pkpass` file an actor gets. @throws where it is refused */
export async function applePass(actor: Actor, passType: PassKind, id: string): Promise<Buffer> {
  const bytes: unknown = await actor.must(contract.pass.postApplePass, { passType, id })
  return bytes as Buffer
}
