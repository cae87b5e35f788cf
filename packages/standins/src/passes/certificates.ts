import { generateKeyPairSync, randomBytes } from 'node:crypto'
import forge from 'node-forge'

/** A certificate with its private key, as PEM. */
export interface Issued {
  certificate: string
  key: string
}

interface Wanted {
  subject: forge.pki.CertificateField[]
  extensions: object[]
}

const YEAR_MS = 365 * 86_400_000

/** Node generates the keys, because forge would need seconds. */
function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
}

/** Issues a certificate; without an issuer it signs itself. */
function issue({ subject, extensions }: Wanted, issuer?: Issued): Issued {
  const key = newKey()
  const own = forge.pki.privateKeyFromPem(key)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.setRsaPublicKey(own.n, own.e)
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`
  const now = Date.now()
  certificate.validity.notBefore = new Date(now - YEAR_MS)
  certificate.validity.notAfter = new Date(now + YEAR_MS)
  certificate.setSubject(subject)
  const issuedBy = issuer && forge.pki.certificateFromPem(issuer.certificate)
  certificate.setIssuer(issuedBy ? issuedBy.subject.attributes : subject)
  certificate.setExtensions(extensions)
  certificate.sign(issuer ? forge.pki.privateKeyFromPem(issuer.key) : own, forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(certificate), key }
}

const authority = (name: string): Wanted => ({
  subject: [{ name: 'commonName', value: name }],
  extensions: [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ],
})

/** A certificate authority that issues like Apple's: a pass type certificate, and the certificate of the push service. */
export interface PassAuthority {
  /** PEM of the root. */
  root: string
  /** PEM of the intermediate certificate, in place of Apple's WWDR one. */
  wwdr: string
  pass: Issued
  server: Issued
}

/** Makes a certificate authority and its certificates. */
export function createPassAuthority(passTypeIdentifier: string, teamIdentifier: string): PassAuthority {
  const root = issue(authority('Comanda test root'))
  const wwdr = issue(authority('Comanda test intermediate'), root)
  const pass = issue(
    {
      subject: [
        // Forge has no name for UID.
        { type: '0.9.2342.19200300.100.1.1', value: passTypeIdentifier },
        { name: 'commonName', value: `Pass Type ID: ${passTypeIdentifier}` },
        { shortName: 'OU', value: teamIdentifier },
      ],
      extensions: [
        { name: 'keyUsage', digitalSignature: true, critical: true },
        { name: 'extKeyUsage', clientAuth: true, emailProtection: true },
      ],
    },
    wwdr,
  )
  const server = issue(
    {
      subject: [{ name: 'commonName', value: 'localhost' }],
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    },
    root,
  )
  return { root: root.certificate, wwdr: wwdr.certificate, pass, server }
}
