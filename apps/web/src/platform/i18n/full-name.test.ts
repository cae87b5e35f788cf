import { describe, expect, test } from 'vitest'
import { fullName } from './full-name.ts'

describe('Full names (ETC-7)', () => {
  test.each([
    [{ firstName: 'Maya', lastName: 'Brooks' }, 'Maya Brooks'],
    [{ firstName: '小明', lastName: '王' }, '王小明'],
    [{ firstName: 'さくら', lastName: '山田' }, '山田さくら'],
    [{ firstName: '王小明', lastName: '' }, '王小明'],
    [{ firstName: '', lastName: 'Brooks' }, 'Brooks'],
    [{ firstName: 'Ming', lastName: '王' }, 'Ming 王'],
  ])('%o is written %s', (name, written) => {
    expect(fullName(name)).toBe(written)
  })
})
