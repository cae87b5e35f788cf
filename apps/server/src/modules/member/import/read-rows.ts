import type { CardProgram } from '@comanda/domain/card'
import { importedDay, importedName } from '@comanda/domain/member'
import { parseAmount } from '@comanda/domain/money'
import { noWords, plainAmount, yesWords } from '@comanda/domain/spreadsheet'
import type { MemberColumn } from './columns.ts'
import type { MemberFault, MemberTable } from './read-file.ts'

/** A member of the file, with contacts as they are stored; amounts in minor units. Empty texts are unknown. */
export interface ImportedMember {
  row: number
  firstName: string
  lastName: string
  phone: string
  email: string
  birthday: string
  /** YYYY-MM-DD. */
  joined: string
  levelId: string
  points: number
  value: number
  marketing: boolean
}

export interface RowContext {
  program: CardProgram
  today: string
  phoneOf(text: string): Promise<string | undefined>
}

const MAX_POINTS = 100_000_000
const MAX_VALUE = 1_000_000_000
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,}$/

type Row = MemberTable['rows'][number]
type Report = (column: MemberColumn, key: MemberFault['key'], params?: MemberFault['params']) => void

function dayIn(text: string | undefined, column: MemberColumn, today: string, report: Report): string {
  if (text === undefined) return ''
  const day = importedDay(text)
  if (day !== undefined && day <= today && day >= '1900-01-01') return day
  report(column, 'memberFile.fault.day', { text })
  return ''
}

function pointsIn(text: string | undefined, report: Report): number {
  if (text === undefined) return 0
  const points = parseAmount(plainAmount(text, 0), 0)
  if (points !== undefined && points <= MAX_POINTS) return points
  report('points', 'menuFile.fault.count', { text, most: MAX_POINTS })
  return 0
}

function valueIn(text: string | undefined, { currency }: CardProgram, report: Report): number {
  if (text === undefined) return 0
  const { currencyCode, internationalSystemOfUnits: digits } = currency
  const value = parseAmount(plainAmount(text, digits), digits)
  if (value !== undefined && value <= MAX_VALUE) return value
  report('value', 'memberFile.fault.amount', { text, currency: currencyCode })
  return 0
}

function levelIn(text: string | undefined, { levels }: CardProgram, report: Report): string {
  if (text === undefined) return ''
  const lowered = text.toLowerCase()
  const level = levels.find(
    ({ id, name }) => id.toLowerCase() === lowered || Object.values(name).some(one => one.toLowerCase() === lowered),
  )
  if (!level) report('level', 'memberFile.fault.level', { text })
  return level?.id ?? ''
}

function consentIn(text: string | undefined, report: Report): boolean {
  const word = text?.toLowerCase()
  if (word === undefined || noWords.includes(word)) return false
  if (!yesWords.includes(word)) report('consent', 'menuFile.fault.yesNo', { text: text ?? '' })
  return yesWords.includes(word)
}

async function contactsIn({ cells }: Row, { phoneOf }: RowContext, report: Report) {
  const phone = cells.phone === undefined ? '' : ((await phoneOf(cells.phone)) ?? '')
  if (cells.phone !== undefined && phone === '') report('phone', 'memberFile.fault.phone', { text: cells.phone })
  const email = cells.email?.toLowerCase() ?? ''
  if (email !== '' && !EMAIL.test(email)) report('email', 'memberFile.fault.email', { text: email })
  return { phone, email }
}

const nameIn = ({ cells: { name, firstName, lastName } }: Row) => {
  const whole = importedName(name ?? '')
  return {
    firstName: (firstName ?? (lastName === undefined ? whole.firstName : '')).slice(0, 60),
    lastName: (lastName ?? (firstName === undefined ? whole.lastName : '')).slice(0, 60),
  }
}

/** A row as a member; its faults are reported. */
async function memberOf(row: Row, context: RowContext, report: Report): Promise<ImportedMember> {
  const { cells } = row
  const { program, today } = context
  return {
    row: row.row,
    ...nameIn(row),
    ...(await contactsIn(row, context, report)),
    birthday: dayIn(cells.birthday, 'birthday', today, report),
    joined: dayIn(cells.joined, 'joined', today, report),
    levelId: levelIn(cells.level, program, report),
    points: pointsIn(cells.points, report),
    value: valueIn(cells.value, program, report),
    marketing: consentIn(cells.consent, report),
  }
}

/** The members of a file, and the faults of its rows. A contact stands in one row only. CARD-17 */
export async function readRows(table: MemberTable, context: RowContext) {
  const faults: MemberFault[] = []
  const members: ImportedMember[] = []
  const seen = new Map<string, number>()
  for (const row of table.rows) {
    const report: Report = (column, key, params) =>
      faults.push({ key, row: row.row, column: table.headings[column] ?? column, ...(params && { params }) })
    if (row.cells.phone === undefined && row.cells.email === undefined) {
      faults.push({ key: 'memberFile.fault.contactMissing', row: row.row })
      continue
    }
    const member = await memberOf(row, context, report)
    for (const contact of [member.phone, member.email].filter(one => one !== '')) {
      const before = seen.get(contact)
      if (before !== undefined)
        faults.push({ key: 'memberFile.fault.twice', row: row.row, params: { contact, before } })
      seen.set(contact, row.row)
    }
    members.push(member)
  }
  return { members, faults }
}
