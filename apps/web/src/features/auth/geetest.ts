import { deviceId } from '../../platform/device/device.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { type LoadScript, loadFrom, loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts'

/** Configuration of the captcha, from the server. */
interface GeetestConfig {
  captchaId: string
  /** The kind of puzzle, where the server demands one. */
  riskType?: string
  /** The purpose of the code. */
  callType: string
  apiServers: readonly string[]
  staticServers: readonly string[]
}

interface Loaded {
  status?: string
  data?: { static_path?: string; js?: string; gct_path?: string; static_servers?: string[] }
}

interface Instance {
  showBox(): void
  getValidate(): Record<string, string> | false
  onReady(listener: () => void): Instance
  onSuccess(listener: () => void): Instance
  onError(listener: (error: { code?: string | number }) => void): Instance
  onClose(listener: () => void): Instance
}

type Globals = Record<string, unknown> & { Geetest4?: new (config: object) => Instance }

/**
 * The captcha failed to load: 60100 its servers, 60204 its script, 60205 other resources. Guests see all of them as a
 * network error. ETC-5
 */
export class CaptchaFailed extends Error {
  readonly code: number
  constructor(code: number) {
    super(`captcha ${code}`)
    this.code = code
  }
}

const failsAs = (code: number) => (): never => {
  throw new CaptchaFailed(code)
}

/** A path on the provider's servers that cannot name another host. */
const PATH = /^\/[\w-][\w./-]{0,300}$/

/** An id of this device for the provider alone: it is not the one of calls and logs. */
async function userInfo(captchaId: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${captchaId}:${deviceId()}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16)
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Requests the list of files from the provider, through a callback with an unguessable name. */
async function requestChallenge(
  { captchaId, apiServers, riskType, callType }: GeetestConfig,
  load: LoadScript,
  home: Globals,
): Promise<Loaded> {
  const callback = `geetest_${crypto.randomUUID().replaceAll('-', '')}`
  let loaded: Loaded = {}
  home[callback] = (answer: Loaded) => {
    loaded = answer
  }
  const query = new URLSearchParams({
    captcha_id: captchaId,
    challenge: crypto.randomUUID(),
    client_type: /Mobi/i.test(navigator.userAgent) ? 'h5' : 'web',
    ...(riskType !== undefined && { risk_type: riskType }),
    user_info: await userInfo(captchaId),
    call_type: callType,
    lang: currentLocale().tag.toLowerCase(),
    callback,
  })
  try {
    await loadFrom(apiServers, `/load?${query}`, load).catch(failsAs(60100))
  } finally {
    delete home[callback]
  }
  return loaded
}

/** Loads the provider's script, trying its servers in turn. @throws CaptchaFailed if none succeeds. ETC-5 */
export async function loadGeetest(config: GeetestConfig, load = loadScript, home = globalThis as unknown as Globals) {
  const { status, data } = await requestChallenge(config, load, home)
  const { static_path = '', js = '', gct_path = '', static_servers = [] } = data ?? {}
  const script = `${static_path}${js}`
  if (status !== 'success' || !PATH.test(gct_path) || !PATH.test(script)) throw new CaptchaFailed(60100)
  // The provider sets the order; only hosts in our configuration are used.
  const named = static_servers.flatMap(host => config.staticServers.find(own => new URL(own).host === host) ?? [])
  const servers = [...new Set([...named, ...config.staticServers])]
  await loadFrom(servers, gct_path, load).catch(failsAs(60205))
  await loadFrom(servers, script, load).catch(failsAs(60204))
  if (!home.Geetest4) throw new CaptchaFailed(60204)
  return { Geetest: home.Geetest4, data }
}

/** Shows the provider's captcha and returns its proof; undefined if it was closed. ETC-5 */
export async function geetestProof(config: GeetestConfig): Promise<string | undefined> {
  const { Geetest, data } = await loadGeetest(config)
  return new Promise((resolve, reject) => {
    const captcha = new Geetest({
      ...data,
      captchaId: config.captchaId,
      product: 'bind',
      language: currentLocale().tag.toLowerCase(),
      timeout: SCRIPT_TIMEOUT_MS,
    })
    captcha
      .onReady(() => captcha.showBox())
      .onSuccess(() => resolve(JSON.stringify(captcha.getValidate() || {})))
      .onError(({ code }) => reject(new CaptchaFailed(Number(code) || 60100)))
      .onClose(() => resolve(undefined))
  })
}
