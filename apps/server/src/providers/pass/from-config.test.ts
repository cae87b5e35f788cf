import { createPassAuthority } from '@comanda/standins/passes'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { connectPasses } from './from-config.ts'

const { pass, wwdr } = createPassAuthority('pass.example.own', 'TEAM000001')
const oneLine = (pem: string) => pem.replaceAll('\r', '').replaceAll('\n', '\\n')
const env = {
  NODE_ENV: 'test',
  PASS_APPLE_CERTIFICATE: oneLine(pass.certificate),
  PASS_APPLE_KEY: oneLine(pass.key),
  PASS_APPLE_WWDR: oneLine(wwdr),
}
const brand = { corporationId: 1, name: { en_US: 'Own' }, logoUrl: 'https://example.com/logo.png' }
const content = {
  kind: 'COUPON' as const,
  title: { en_US: 'Tea' },
  groupId: 'tea',
  background: '#112233',
  foreground: '#ffffff',
  fields: [],
  isVoid: false,
}

function connect(values: Record<string, string>, now = Date.now()) {
  const read = readConfig(values)
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  const lines: string[] = []
  const log = createLog('info', line => void lines.push(line))
  return { connected: connectPasses({ config: read.config, clock: () => now, log }), lines }
}

describe('The configured wallets', () => {
  it('A wallet with settings signs with its certificate, and the other is not offered (CARD-9)', async () => {
    const { connected, lines } = connect(env)
    const { apple, google } = connected.providers
    expect(google).toBeUndefined()
    expect(await apple?.passTypeIdentifier()).toBe('pass.example.own')
    const identity = { serial: 's', token: 'token-of-16-signs', webServiceUrl: 'https://example.com/passes' }
    expect((await apple?.file(content, identity, brand))?.readUInt32LE(0)).toBe(0x04034b50)
    expect(lines).toEqual([])
    await connected.close()
  })

  it('A certificate that expires within a month is named in the log, without its text (CARD-9)', () => {
    const { lines } = connect(env, Date.now() + 340 * 86_400_000)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('must be renewed')
    expect(lines[0]).not.toContain('BEGIN')
  })

  it('A setting that is no certificate, or lacks its key, is a fault of the configuration (CARD-9)', () => {
    const { PASS_APPLE_KEY: _, ...keyless } = env
    expect(readConfig(keyless)).toEqual({ faults: ['PASS_APPLE_KEY: needed together with PASS_APPLE_CERTIFICATE'] })
    const broken = readConfig({ ...env, PASS_APPLE_CERTIFICATE: '-----BEGIN CERTIFICATE-----' })
    expect(broken).toMatchObject({ faults: [expect.stringContaining('PASS_APPLE_CERTIFICATE: must be PEM text')] })
  })

  it('Production without settings offers no wallet (CARD-9)', () => {
    const secrets = { SECRET: 's'.repeat(32), PUBLIC_URL: 'https://example.com' }
    expect(connect({ NODE_ENV: 'production', ...secrets }).connected.providers).toEqual({})
  })
})
