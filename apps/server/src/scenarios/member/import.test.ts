import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const office = app.staff('brand')
const manager = app.staff('manager')
const shop = { shopId: SHOP }
const { member } = contract
const bytes = (text: string) => ({ file: Buffer.from(text) })
const read = (text: string) => office.must(member.readMemberFile, shop, bytes(text))

const FILE = [
  'Name;Phone;E-mail;Joined;Points;Balance;Birthday;Consent;Shoe size',
  'Grace Hopper;020 7123 1001;Grace@navy.example;2020-05-17;120;12,50;09.12.1906;yes;38',
  "Alan Turing;'+44 20 7123 1002;;17.06.2021;0;0;;no;",
  ';;ada@example.com;;1.000;;;;',
].join('\r\n')

async function run(text: string) {
  const answer = await office.must(member.importMembers, shop, bytes(text))
  await app.settle()
  return answer
}

test('A members file is checked without a change, with what it would add (CARD-17)', async () => {
  const before = await app.sql('select count(*) from customer')
  const report = await read(FILE)
  expect(report).toMatchObject({ rows: 3, created: 3, joined: 0, unchanged: 0, points: 1120, value: 1250, faults: [] })
  expect(report.changes[0]).toMatchObject({ row: 2, name: 'Grace Hopper', kind: 'created', points: 120, value: 1250 })
  expect(report.leftBehind).toEqual(['Shoe size'])
  expect(await app.sql('select count(*) from customer')).toEqual(before)
})

test('Imported members have their names, day of joining, points and value as opening postings, and a repeat adds nothing (CARD-17, M1)', async () => {
  await run(FILE)
  const { members } = await office.must(member.members, { ...shop, filter: { text: 'Hopper' } })
  expect(members).toMatchObject([
    {
      name: 'Grace Hopper',
      phone: '+442071231001',
      email: 'grace@navy.example',
      points: 120,
      value: [{ amount: 1250 }],
      marketing: true,
    },
  ])
  expect(members[0]?.joinedAt.slice(0, 10)).toBe('2020-05-17')
  const profile = await office.must(member.memberProfile, { ...shop, customerId: members[0]?.customerId ?? 0 })
  expect(profile.birthday).toBe('1906-12-09')
  expect(profile.phoneVerified).toBe(false)
  const { count } = await office.must(member.countMembers, { ...shop, filter: {} })
  expect(await read(FILE)).toMatchObject({ created: 0, joined: 0, opened: 0, unchanged: 3, points: 0, value: 0 })
  await run(FILE)
  await run(`${FILE}\r\n`)
  expect((await office.must(member.countMembers, { ...shop, filter: {} })).count).toBe(count)
  const postings = await app.sql("select kind from ledger_posting where cause_key like 'import:%'")
  expect(postings).toEqual([{ kind: 'opening' }, { kind: 'opening' }, { kind: 'opening' }])
  const { imports } = await office.must(member.memberImports, shop)
  expect(imports.map(one => [one.rows, one.done, one.skipped])).toEqual([
    [3, 3, []],
    [3, 3, []],
    [3, 3, []],
  ])
  expect(await app.sql("select import_id from member_import where rows <> '[]'")).toEqual([])
  expect(await app.audit()).toEqual([])
})

test('Twenty imports at once, of one file and of others with the same people, add each member and balance once (CARD-17, M1)', async () => {
  const person = (n: number) => `Racer ${n};020 7124 ${1000 + n};;;10;1,00;;;`
  const people = Array.from({ length: 40 }, (_, n) => person(n))
  const header = FILE.split('\r\n')[0] ?? ''
  const answers = await twenty(at =>
    office.call(
      member.importMembers,
      shop,
      bytes([header, ...(at % 2 === 0 ? people : people.toReversed())].join('\r\n')),
    ),
  )
  expect(answers.map(refusedAs)).toEqual(Array(20).fill('done'))
  await app.settle()
  const [sums] = await app.sql(`select (select count(*)::int from customer where first_name = 'Racer') as members,
    (select count(*)::int from ledger_posting where cause_key like 'import:value:%' and cause_key like any(
      select 'import:value:' || customer_id from customer where first_name = 'Racer')) as values,
    (select count(*)::int from ledger_posting where cause_key like any(
      select 'import:points:' || customer_id from customer where first_name = 'Racer')) as points`)
  expect(sums).toEqual({ members: 40, values: 40, points: 40 })
  const { imports } = await office.must(member.memberImports, shop)
  expect(imports.every(one => one.done === one.rows && one.skipped.length === 0)).toBe(true)
  expect(await app.audit()).toEqual([])
})

test('A guest with an account becomes a member and keeps what the account says (CARD-17)', async () => {
  const ann = app.customer()
  await ann.must(contract.member.queryAssets, {})
  const [row] = await app.sql(`select email from customer where customer_id = ${ann.customerId}`)
  const text = `email,name,points,consent\n${String(row?.['email'])},Other Name,30,yes\n`
  expect(await read(text)).toMatchObject({ created: 0, joined: 1, points: 30 })
  await run(text)
  const profile = await office.must(member.memberProfile, { ...shop, customerId: ann.customerId })
  expect(profile).toMatchObject({ firstName: 'Ann', lastName: 'Guest', points: 30, marketing: false })
})

test('Faults are named by row and column, and a file with faults is not imported (CARD-17)', async () => {
  const text = [
    'Phone,Email,Points,Value,Birthday,Level,Consent',
    '12,nobody,1.5x,12.3456,5/6/1990,Platinum,perhaps',
    ',,5,,,,',
    '+442071231009,,,,,,',
    '+44 20 7123 1009,,,,,,',
    '+442071231001,ada@example.com,,,,,',
  ].join('\n')
  const { faults, rows } = await read(text)
  expect(rows).toBe(0)
  expect(faults).toEqual([
    'Row 2, Phone: “12” is not a phone number. Add the country code, such as +1.',
    'Row 2, Email: “nobody” is not an email address.',
    'Row 2, Birthday: “5/6/1990” is not a past date we can read. Write it as 2024-05-31.',
    'Row 2, Level: “Platinum” is not a level of the card program.',
    'Row 2, Points: “1.5x” is not a whole number from 0 to 100,000,000.',
    'Row 2, Value: “12.3456” is not an amount in GBP.',
    'Row 2, Consent: “perhaps” is neither yes nor no.',
    'Row 3: Enter a phone number or an email: the member signs in with it.',
    'Row 5: +442071231009 is already in row 4.',
    'Row 6: The phone number and the email belong to two different accounts.',
  ])
  expect(await office.call(member.importMembers, shop, bytes(text))).toMatchObject({ refused: 'memberFileFaulty' })
  expect((await read('Dish,Price\nSoup,5')).faults).toEqual([
    'No column headings found. Add at least “Phone” or “Email”.',
  ])
  expect(await office.call(member.readMemberFile, shop)).toMatchObject({ refused: 'memberFileMissing' })
  expect(await manager.call(member.importMembers, shop, bytes(FILE))).toMatchObject({ refused: 'rightMissing' })
})

test('Hundreds of members are imported in parts, in the encoding of the file, each once (CARD-17)', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `Müller ${at},mass${at}@example.com,7`)
  const file = Buffer.from(`Name,Email,Points\n${rows.join('\n')}\n`, 'latin1')
  await office.must(member.importMembers, shop, { file })
  await app.settle()
  const { count } = await office.must(member.countMembers, { ...shop, filter: { points: { least: 7, most: 7 } } })
  expect(count).toBe(250)
  const names = await app.sql("select first_name from customer where email = 'mass7@example.com'")
  expect(names).toEqual([{ first_name: 'Müller' }])
  expect(await app.audit()).toEqual([])
})
