import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuditEntry } from './audit-log.tsx'

type Props = ComponentProps<typeof AuditEntry>

const board = { shops: [], staff: [] } as unknown as Props['board']

const shown = (cause: string) => {
  const line = {
    what: 'members.exported',
    subject: 'csv',
    by: 'Ines',
    at: '2026-11-27T20:30:00.000Z',
    cause,
    changes: [],
  }
  return renderToStaticMarkup(<AuditEntry line={line as unknown as Props['line']} board={board} timeZone="UTC" />)
}

test('A change without a cause ends with its author (L2)', () => {
  expect(shown('')).not.toContain('Ines ·')
  expect(shown('Typing error')).toContain('Ines · Typing error')
})
