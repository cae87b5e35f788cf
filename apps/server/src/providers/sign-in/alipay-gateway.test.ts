import { expect, test } from 'vitest'
import { rawValue } from './alipay-gateway.ts'

test('The signed text is cut from the answer as it stands there (LOGIN-4)', () => {
  const body = String.raw`{"error_response":{"a":"x}\"{","b":{"c":"\/"}},"sign":"abc"}`
  expect(rawValue(body, 'error_response')).toBe(String.raw`{"a":"x}\"{","b":{"c":"\/"}}`)
  expect(rawValue(body, 'missing')).toBeUndefined()
})
