import { describe, expect, test } from 'vitest'
import { CaptchaFailed, loadGeetest } from './geetest.ts'
import { loadFrom, SCRIPT_TIMEOUT_MS } from './load-script.ts'

const config = {
  captchaId: 'id',
  apiServers: ['https://api1.example', 'https://api2.example'],
  staticServers: ['https://static1.example', 'https://static2.example'],
}
const data = { static_path: '/v4/static', js: '/js/gcaptcha4.js', gct_path: '/v4/gct/gct4.js' }
const asked: string[] = []

/** Servers that are down answer nothing; the others do as the provider's. Answers what was loaded, or the code of the failure. */
async function loaded(down: string[], answer: object = { status: 'success', data }) {
  asked.length = 0
  const home: Record<string, unknown> = {}
  const load = async (url: string) => {
    const { host, pathname, searchParams } = new URL(url)
    asked.push(host + pathname)
    if (down.includes(host) || down.includes(pathname)) throw new Error('down')
    if (pathname === '/load') (home[searchParams.get('callback') ?? ''] as (said: object) => void)(answer)
    if (pathname.endsWith('gcaptcha4.js')) home['Geetest4'] = class {}
  }
  try {
    return await loadGeetest(config, load, home)
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
    expect(asked).toEqual([
      'api1.example/load',
      'static1.example/v4/gct/gct4.js',
      'static1.example/v4/static/js/gcaptcha4.js',
    ])
  })

  test('Falls back to the next server', async () => {
    expect(await loaded(['api1.example', 'static1.example'])).toHaveProperty('Geetest')
    expect(asked.filter(url => url.startsWith('api'))).toEqual(['api1.example/load', 'api2.example/load'])
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
    expect(asked.some(url => url.startsWith('evil'))).toBe(false)
    expect(await loaded([], { status: 'success', data: { ...data, gct_path: '//evil.example/x.js' } })).toBe(60100)
  })
})
