import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { AlipayStandin, AppleStandin, GoogleStandin, WechatStandin } from '@comanda/standins/sign-in'
import { alipay } from './alipay.ts'
import { apple } from './apple.ts'
import { google } from './google.ts'
import type { Authorization, ConnectedSignIn, ProviderName, SignInProvider } from './port.ts'
import { wechat } from './wechat.ts'

interface Standins {
  google: GoogleStandin
  apple: AppleStandin
  wechat: WechatStandin
  alipay: AlipayStandin
}

export interface SignInStandIns extends ConnectedSignIn {
  /** The stand-in for a provider, started at its first use. */
  standin<Name extends ProviderName>(name: Name): Promise<Standins[Name]>
}

interface Started {
  provider: SignInProvider
  standin: Standins[ProviderName]
}

const secret = (): string => randomBytes(24).toString('hex')
const standins = () => import('@comanda/standins/sign-in')
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

async function startGoogle(): Promise<Started> {
  const account = { clientId: 'standin', clientSecret: secret() }
  const standin = new (await standins()).GoogleStandin(account)
  const address = await standin.listen()
  return { standin, provider: google({ ...account, issuer: async () => address, insecure: true }) }
}

async function startApple(): Promise<Started> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const account = { clientId: 'standin', teamId: 'TEAM', keyId: 'KEY' }
  const standin = new (await standins()).AppleStandin({ ...account, publicKey })
  const address = await standin.listen()
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  return { standin, provider: apple({ ...account, privateKey: pem, issuer: async () => address, insecure: true }) }
}

async function startWechat(): Promise<Started> {
  const official = { appId: 'wx-official', appSecret: secret() }
  const web = { appId: 'wx-web', appSecret: secret() }
  const standin = new (await standins()).WechatStandin({ official, web })
  const address = async () => standin.address
  await standin.listen()
  return { standin, provider: wechat({ official, web, authorizeUrl: address, apiUrl: address }) }
}

async function startAlipay(): Promise<Started> {
  const [own, platform] = [rsa(), rsa()]
  const appId = '2021000000000001'
  const account = { appId, appKey: own.publicKey, platformKey: platform.privateKey }
  const standin = new (await standins()).AlipayStandin(account)
  const address = await standin.listen()
  const keys = { key: own.privateKey, platformKey: platform.publicKey }
  const url = async () => `${address}/gateway.do`
  return { standin, provider: alipay({ appId, ...keys, authorizeUrl: async () => address, url }) }
}

const starts = { google: startGoogle, apple: startApple, wechat: startWechat, alipay: startAlipay }

/** Stand-ins of every provider on loopback, with new random keys; each starts at its first use. */
export function signInStandIns(): SignInStandIns {
  const running = new Map<ProviderName, Promise<Started>>()
  const started = (name: ProviderName): Promise<Started> => {
    const one = running.get(name) ?? starts[name]()
    running.set(name, one)
    return one
  }
  const lazily = (name: ProviderName): SignInProvider => ({
    returnsBy: name === 'apple' ? 'post' : 'get',
    authorizationUrl: async (authorization: Authorization) =>
      (await started(name)).provider.authorizationUrl(authorization),
    identify: async (callback, authorization) => (await started(name)).provider.identify(callback, authorization),
  })
  return {
    providers: {
      google: lazily('google'),
      apple: lazily('apple'),
      wechat: lazily('wechat'),
      alipay: lazily('alipay'),
    },
    async standin<Name extends ProviderName>(name: Name) {
      return (await started(name)).standin as Standins[Name]
    },
    async close() {
      for (const one of running.values()) await (await one).standin.close()
    },
  }
}
