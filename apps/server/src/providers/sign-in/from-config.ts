import type { Config } from '../../platform/config.ts'
import { alipay } from './alipay.ts'
import { publicKeyOf } from './alipay-gateway.ts'
import { apple, privateKeyOf } from './apple.ts'
import { google } from './google.ts'
import type { ConnectedSignIn, SignInProviders } from './port.ts'
import { signInStandIns } from './stand-ins.ts'
import { wechat } from './wechat.ts'

/** The configured providers; without any, their stand-ins on loopback, but not in production. */
export function connectSignIn(config: Config): ConnectedSignIn {
  const providers = liveProviders(config)
  const isStandIn = config.NODE_ENV !== 'production' || config.ALLOW_STANDINS
  if (Object.keys(providers).length > 0 || !isStandIn) return { providers, close: async () => {} }
  return signInStandIns()
}

const at = (address: string) => async (): Promise<string> => address.replace(/\/$/, '')

/** Whether addresses of providers may be `http:`; production starts with such addresses only where stand-ins are allowed. */
const isInsecure = (address: string): boolean => address.startsWith('http:')

const app = (appId: string | undefined, appSecret: string | undefined) =>
  appId && appSecret ? { appId, appSecret } : undefined

function oidcProviders(config: Config): SignInProviders {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET = '', GOOGLE_ISSUER_URL, APPLE_CLIENT_ID, APPLE_ISSUER_URL } = config
  const { APPLE_TEAM_ID: teamId = '', APPLE_KEY_ID: keyId = '', APPLE_PRIVATE_KEY: privateKey = '' } = config
  return {
    ...(GOOGLE_CLIENT_ID && {
      google: google({
        issuer: at(GOOGLE_ISSUER_URL),
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        insecure: isInsecure(GOOGLE_ISSUER_URL),
      }),
    }),
    ...(APPLE_CLIENT_ID && {
      apple: apple({
        issuer: at(APPLE_ISSUER_URL),
        clientId: APPLE_CLIENT_ID,
        teamId,
        keyId,
        privateKey,
        insecure: isInsecure(APPLE_ISSUER_URL),
      }),
    }),
  }
}

function liveProviders(config: Config): SignInProviders {
  const official = app(config.WECHAT_APP_ID, config.WECHAT_APP_SECRET)
  const web = app(config.WECHAT_WEB_APP_ID, config.WECHAT_WEB_APP_SECRET)
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY = '', ALIPAY_PUBLIC_KEY = '' } = config
  return {
    ...oidcProviders(config),
    ...((official ?? web) && {
      wechat: wechat({
        official,
        web,
        authorizeUrl: at(config.WECHAT_AUTHORIZE_URL),
        apiUrl: at(config.WECHAT_API_URL),
      }),
    }),
    ...(appId && {
      alipay: alipay({
        appId,
        key: privateKeyOf(ALIPAY_PRIVATE_KEY),
        platformKey: publicKeyOf(ALIPAY_PUBLIC_KEY),
        authorizeUrl: at(config.ALIPAY_AUTHORIZE_URL),
        url: at(config.ALIPAY_GATEWAY_URL),
      }),
    }),
  }
}
