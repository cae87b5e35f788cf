import { localeOf } from '@comanda/messages'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceId } from '../../platform/device/device.ts'
import { setLocale } from '../../platform/i18n/index.ts'
import { CaptchaFailed, loadGeetest } from './geetest.ts'
import { loadFrom, SCRIPT_TIMEOUT_MS } from './load-script.ts'

const config = {
  captchaId: 'id',
  callType: 'login',
  apiServers: ['https://api1.example', 'https://api2.example'],
  staticServers: ['https://static1.example', 'https://static2.example'],
}
const data = { static_path: '/v4/static', js: '/js/gcaptcha4.js', gct_path: '/v4/gct/gct4.js' }
const requests: string[] = []
let parameters = new URLSearchParams()

beforeEach(() => void vi.stubGlobal('document', { documentElement: {} }))

/**
 * Servers in `down` do not answer; the others behave like the provider's. Returns the loaded scripts, or the code of the failure.
 */
async function loaded(down: string[], answer: object = { status: 'success', data }, more = {}) {
  requests.length = 0
  const home: Record<string, unknown> = {}
  const load = async (url: string) => {
    const { host, pathname, searchParams } = new URL(url)
    requests.push(host + pathname)
    if (down.includes(host) || down.includes(pathname)) throw new Error('down')
    if (pathname === '/load') parameters = searchParams
    if (pathname === '/load') (home[searchParams.get('callback') ?? ''] as (answer: object) => void)(answer)
    if (pathname.endsWith('gcaptcha4.js')) home['Geetest4'] = class {}
  }
  try {
    return await loadGeetest({ ...config, ...more }, load, home)
  } catch (error) {
    return error instanceof CaptchaFailed ? error.code : error
  }
}

describe('Captcha script (ETC-5)', () => {
  test('Times out after 10 s', () => {
    expect(SCRIPT_TIMEOUT_MS).toBe(10_000)
  })

  test('Loads from the first server that answers', async () => {
    expect(await loaded([])).toHaveProperty('Geetest')
    expect(requests).toEqual([
      'api1.example/load',
      'static1.example/v4/gct/gct4.js',
      'static1.example/v4/static/js/gcaptcha4.js',
    ])
  })

  test('The parameters of a load name the captcha, a new challenge, the device, the guest’s language, what it is for and the risk type (ETC-5)', async () => {
    setLocale(localeOf('zh_CN'))
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 16) Mobile', language: 'en-GB' })
    await loaded([], undefined, { riskType: 'slide' })
    const first = Object.fromEntries(parameters)
    expect(first).toMatchObject({ captcha_id: 'id', client_type: 'h5', lang: 'zh-cn', risk_type: 'slide' })
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', language: 'en-GB' })
    await loaded([])
    const second = Object.fromEntries(parameters)
    expect(first).toMatchObject({ call_type: 'login', user_info: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(second['user_info']).toBe(first['user_info'])
    expect(first['user_info']).not.toBe(deviceId())
    expect(second).toMatchObject({ captcha_id: 'id', client_type: 'web', lang: 'zh-cn' })
    expect(second).not.toHaveProperty('risk_type')
    expect([first['challenge'] === second['challenge'], first['callback'] === second['callback']]).toEqual([
      false,
      false,
    ])
    vi.unstubAllGlobals()
  })

  test('Falls back to the next server', async () => {
    expect(await loaded(['api1.example', 'static1.example'])).toHaveProperty('Geetest')
    expect(requests.filter(url => url.startsWith('api'))).toEqual(['api1.example/load', 'api2.example/load'])
    const nobody = loadFrom(['https://a.example', 'https://b.example'], '/x', () => Promise.reject(new Error('down')))
    await expect(nobody).rejects.toThrow('down')
  })

  test('Reports 60204 for the script, 60205 for its resources and 60100 for the challenge if no server answers', async () => {
    expect(await loaded(['/v4/static/js/gcaptcha4.js'])).toBe(60204)
    expect(await loaded(['/v4/gct/gct4.js'])).toBe(60205)
    expect(await loaded(['api1.example', 'api2.example'])).toBe(60100)
    expect(await loaded([], { status: 'error' })).toBe(60100)
  })

  test('Loads nothing from a host that is not configured', async () => {
    await loaded([], { status: 'success', data: { ...data, static_servers: ['evil.example'] } })
    expect(requests.some(url => url.startsWith('evil'))).toBe(false)
    expect(await loaded([], { status: 'success', data: { ...data, gct_path: '//evil.example/x.js' } })).toBe(60100)
  })
})
