import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

test.each([
  ['order-bj.example.com', 'bj'],
  ['sea.example.com', 'sea'],
  ['order.us.example.com', 'us'],
  ['eu-order.example.com', 'eu'],
  ['uat.example.com', 'uat'],
  ['order-test.example.com', 'test'],
  ['localhost', 'test'],
  ['127.0.0.1', 'test'],
])('%s is of the environment %s (ETC-3)', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})

test.each(['order.example.com', 'usual.example.com', 'season.example', 'contest.example', 'menu.museum'])(
  '%s says nothing of an environment (ETC-3)',
  host => {
    expect(environmentOf(host)).toBeUndefined()
  },
)

test('The trial stage of a region is a trial stage (ETC-3)', () => {
  expect(environmentOf('uat.eu.example.com')).toBe('uat')
})
