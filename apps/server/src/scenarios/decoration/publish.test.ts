import { contract } from '@comanda/contract'
import { isRefusal } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { refusedAs, testApp, twenty } from '../../testing/index.ts'
import { notice, pageActor } from './page-actor.ts'

const app = testApp()
const { manager, shop, draft, homeOf, saveHome, publish, onPhone } = pageActor(app)
const { decoration: calls } = contract

const AUDIT = {
  name: 'test_decoration_audit',
  text: "select before, after from audit_line where corporation_id = $1 and what = 'decoration' and subject = $2",
}

describe('Draft and publication of pages', () => {
  test('A draft is not seen by guests until it is published; a phone that has the version receives no pages (DECO-1)', async () => {
    await saveHome(notice('Closed on Monday'))
    expect(await draft()).toMatchObject({ changed: true })
    await publish('first')
    expect(await onPhone()).toEqual(['Closed on Monday'])
    await saveHome(notice('Open on Monday'))
    expect(await onPhone()).toEqual(['Closed on Monday'])
    const { version } = await publish('second')
    expect(await onPhone()).toEqual(['Open on Monday'])
    expect(await onPhone(version)).toBe('unchanged')
    expect(await draft()).toMatchObject({ changed: false, version })
  })

  test('Of twenty who publish one draft at once, all get the same single version (DECO-1)', async () => {
    await saveHome(notice('Twenty'))
    const { mark, version } = await draft()
    const answers = await twenty(() => manager.must(calls.publishDecoration, { ...shop, mark }))
    expect(new Set(answers.map(answer => answer.version))).toEqual(new Set([version + 1]))
  })

  test('Of twenty editors of one page, one saves and the others are refused with the reason (API-3)', async () => {
    const { mark, page } = await homeOf()
    let at = 0
    const answers = await twenty(() =>
      manager.call(calls.saveDecorationPage, { ...shop, mark, page: { ...page, components: [notice(`by ${at++}`)] } }),
    )
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
    expect(answers.filter(answer => refusedAs(answer) === 'changedMeanwhile')).toHaveLength(19)
  })

  test('Two editors of two pages both save; a save that is repeated is no conflict (API-3)', async () => {
    const home = await homeOf()
    const custom = {
      decorationPageId: 'autumn',
      pageType: 'custom' as const,
      title: { en_US: 'Autumn' },
      components: [],
    }
    const added = await manager.must(calls.saveDecorationPage, { ...shop, mark: '', page: custom })
    const page = { ...home.page, components: [notice('Both')] }
    const saved = await manager.must(calls.saveDecorationPage, { ...shop, mark: home.mark, page })
    expect(await manager.must(calls.saveDecorationPage, { ...shop, mark: home.mark, page })).toEqual(saved)
    const { pages } = await draft()
    expect(pages.map(one => one.page.decorationPageId).at(-1)).toBe('autumn')
    await manager.must(calls.removeDecorationPage, { ...shop, mark: added.mark, decorationPageId: 'autumn' })
    expect((await draft()).pages).toHaveLength(pages.length - 1)
  })

  test('A draft that changed since it was seen is not published (API-3)', async () => {
    const { mark } = await draft()
    await saveHome(notice('Newer'))
    expect(refusedAs(await manager.call(calls.publishDecoration, { ...shop, mark }))).toBe('changedMeanwhile')
  })

  test('A page of the app cannot be deleted, and there is one of each type (DECO-1)', async () => {
    const { mark, page } = await homeOf()
    const remove = { ...shop, mark, decorationPageId: page.decorationPageId }
    expect(refusedAs(await manager.call(calls.removeDecorationPage, remove))).toBe('decorationPageNeeded')
    const second = { ...page, decorationPageId: 'home-2' }
    expect(await manager.call(calls.saveDecorationPage, { ...shop, mark: '', page: second })).toMatchObject({
      refused: 'decorationPageTwice',
      field: 'page.pageType',
    })
  })

  test('A component in a page it does not belong to is refused with its place (DECO-1)', async () => {
    const { mark, page } = await homeOf()
    const components = [notice('Fine'), { kind: 'storeHead' as const, id: 'head', look: 'tall' as const }]
    expect(
      await manager.call(calls.saveDecorationPage, { ...shop, mark, page: { ...page, components } }),
    ).toMatchObject({ refused: 'componentMisplaced', field: 'page.components[1]' })
  })
})

describe('Versions of pages', () => {
  test('An older version is published again as a new one, and becomes the draft (DECO-1)', async () => {
    await saveHome(notice('Good'))
    const good = await publish('good')
    await saveHome(notice('Bad'))
    const bad = await publish('bad')
    expect(await onPhone()).toEqual(['Bad'])
    const { mark } = await draft()
    const back = await manager.must(calls.rollBackDecoration, { ...shop, mark, version: good.version })
    expect(back.version).toBe(bad.version + 1)
    expect(await onPhone()).toEqual(['Good'])
    expect(await draft()).toMatchObject({ changed: false, version: back.version })
    const { versions } = await manager.must(calls.decorationVersions, shop)
    expect(versions.slice(0, 3).map(({ version, cause, note }) => ({ version, cause, note }))).toEqual([
      { version: back.version, cause: 'rolledBack', note: '' },
      { version: bad.version, cause: 'published', note: 'bad' },
      { version: good.version, cause: 'published', note: 'good' },
    ])
  })

  test('Rolling back refuses if the draft changed since it was seen (API-3)', async () => {
    const { mark, version } = await draft()
    await saveHome(notice('Being written'))
    const answer = await manager.call(calls.rollBackDecoration, { ...shop, mark, version })
    expect(refusedAs(answer)).toBe('changedMeanwhile')
  })

  test('A publication has an audit line with the pages before and after (L2)', async () => {
    await saveHome(notice('Before'))
    await publish()
    await saveHome(notice('After'))
    const { version } = await publish('with reason')
    const { rows } = await app.db.query<{ before: unknown; after: unknown }>(AUDIT, [
      app.corporationId,
      String(version),
    ])
    expect(rows[0]?.before).toMatchObject({ version: version - 1, pages: [{ components: [notice('Before')] }] })
    expect(rows[0]?.after).toMatchObject({ version, note: 'with reason', pages: [{ components: [notice('After')] }] })
  })

  test('A publication for later is made at its time in the store’s zone, once, and not if it was cancelled (DECO-1)', async () => {
    app.jobs.hold(true)
    await saveHome(notice('Sunday brunch'))
    const { mark } = await draft()
    const at = { date: '2026-11-22', minutes: 600 }
    const one = await manager.must(calls.scheduleDecoration, { ...shop, mark, ...at })
    expect(one.publishAt).toBe('2026-11-22T10:00:00.000Z')
    const other = await manager.must(calls.scheduleDecoration, { ...shop, mark, ...at })
    await manager.must(calls.cancelDecorationSchedule, { ...shop, scheduleId: other.scheduleId })
    expect((await draft()).scheduled.map(it => it.scheduleId)).toEqual([one.scheduleId])
    const past = { ...shop, mark, date: '2026-11-20', minutes: 0 }
    expect(refusedAs(await manager.call(calls.scheduleDecoration, past))).toBe('publishTimePast')
    await saveHome(notice('Written after'))
    app.clock.set(Date.parse('2026-11-22T10:00:01Z'))
    app.jobs.hold(false)
    await app.settle()
    expect(await onPhone()).toEqual(['Sunday brunch'])
    expect((await draft()).scheduled).toEqual([])
  })
})
