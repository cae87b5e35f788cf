import { X509Certificate } from 'node:crypto'

/** A pass type certificate with its key, all as PEM. */
export interface AppleCredentials {
  certificate: string
  key: string
  passphrase?: string | undefined
  /** Apple's intermediate certificate. */
  wwdr: string
  /** Address of the push service. */
  pushUrl: string
  /** Certificate authority of the push service, where it is none of the system's. */
  pushAuthority?: string
}

/** The identifiers a pass must repeat: iPhones refuse one that differs from its certificate. @throws where the certificate has none */
export function identifiersOf(certificate: string): { passTypeIdentifier: string; teamIdentifier: string } {
  const { subject } = new X509Certificate(certificate)
  const part = (name: string) =>
    subject
      .split('\n')
      .find(line => line.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const passTypeIdentifier = part('UID')
  const teamIdentifier = part('OU')
  if (!passTypeIdentifier || !teamIdentifier)
    throw new Error('the pass certificate has no UID or OU in its subject: it is no pass type certificate')
  return { passTypeIdentifier, teamIdentifier }
}
