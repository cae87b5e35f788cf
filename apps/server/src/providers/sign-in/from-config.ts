import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import { google } from './google.ts'
import type { ConnectedSignIn, SignInProviders } from './port.ts'

/** The configured providers; without any, their stand-ins on loopback, but not in production. */
export function connectSignIn(config: Config): ConnectedSignIn {
  const live = liveProviders(config)
  if (Object.keys(live).length > 0) return { providers: live, close: async () => {} }
  if (config.NODE_ENV === 'production' && !config.ALLOW_STANDINS) return { providers: {}, close: async () => {} }
  return standIns()
}

const bare = (address: string): string => address.replace(/\/$/, '')

/** Whether addresses of providers may be `http:`; production starts with such addresses only where stand-ins are allowed. */
const isInsecure = (address: string): boolean => address.startsWith('http:')

function liveProviders(config: Config): SignInProviders {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret = '', GOOGLE_ISSUER_URL } = config
  const issuer = bare(GOOGLE_ISSUER_URL)
  return {
    ...(clientId && {
      google: google({ issuer: async () => issuer, clientId, clientSecret, insecure: isInsecure(issuer) }),
    }),
  }
}

/** Stand-ins with new random secrets; each starts at its first use. */
function standIns(): ConnectedSignIn {
  const running: { close(): Promise<void> }[] = []
  const started = <T extends { listen(): Promise<string>; close(): Promise<void> }>(make: () => Promise<T>) => {
    let address: Promise<string> | undefined
    const start = async () => {
      const standin = await make()
      running.push(standin)
      return standin.listen()
    }
    return () => (address ??= start())
  }
  const secret = () => randomBytes(24).toString('hex')
  const account = { clientId: 'standin', clientSecret: secret() }
  return {
    providers: {
      google: google({
        ...account,
        issuer: started(async () => new (await import('@comanda/standins/sign-in')).GoogleStandin(account)),
        insecure: true,
      }),
    },
    async close() {
      for (const standin of running) await standin.close()
    },
  }
}
