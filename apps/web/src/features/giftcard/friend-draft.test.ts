import { describe, expect, it } from 'vitest'
import { friendFaults, noFriend, readyFriend } from './friend-draft.ts'

const draft = { ...noFriend('Bob'), recipient: ' Ann ', recipientEmail: ' ann@friend.test ' }

describe('Gift recipient', () => {
  it('Is sent trimmed, with the selected contact only (CARD-5)', () => {
    expect(readyFriend({ ...draft, recipientPhone: '2125550187' }, 'US')).toMatchObject({
      recipient: 'Ann',
      recipientEmail: 'ann@friend.test',
      recipientPhone: '',
      from: 'Bob',
    })
    expect(readyFriend({ ...draft, way: 'phone', recipientPhone: '2125550187' }, 'US')).toMatchObject({
      recipientEmail: '',
      recipientPhone: '2125550187',
      country: 'US',
    })
  })

  it('Requires both names and one valid contact (CARD-5)', () => {
    const missing = (more: object) =>
      Object.entries(friendFaults({ ...draft, ...more }, 'US')).flatMap(([field, wrong]) => (wrong ? [field] : []))
    expect(missing({})).toEqual([])
    expect(missing({ recipient: ' ', from: '' })).toEqual(['recipient', 'from'])
    expect(missing({ recipientEmail: 'a@x.test, b@x.test' })).toEqual(['recipientEmail'])
    expect(missing({ way: 'phone', recipientEmail: '' })).toEqual(['recipientPhone'])
    expect(missing({ fromEmail: 'nobody' })).toEqual(['fromEmail'])
  })
})
