import { expect, test } from 'vitest'
import { flatten } from './flat-react.ts'

test('Required modules become imports and exports become named exports', () => {
  const code = [
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (1) {',
    '  exports.now = function () {',
    '    return React.version;',
    '  };',
    '}',
    'exports.go = function () {',
    '  return exports.now();',
    '};',
  ]
  expect(flatten(code.join('\n'), 'a.js')).toBe(
    [
      "import * as Scheduler from 'scheduler'",
      "import * as React from 'react'",
      'var flat_now',
      'flat_now = void 0;',
      'if (1) {',
      '  flat_now = function () {',
      '    return React.version;',
      '  };',
      '}',
      'var flat_go = function () {',
      '  return flat_now();',
      '};',
      'export { flat_now as now, flat_go as go }',
    ].join('\n'),
  )
})

test.each(['module.exports = 1', 'go(require("a"))', 'go(exports)', 'fill(exports, 1)'])(
  'A file in an unexpected form stops the build: %s',
  code => {
    expect(() => flatten(code, 'a.js')).toThrow('a.js is no longer written the way it is flattened')
  },
)
