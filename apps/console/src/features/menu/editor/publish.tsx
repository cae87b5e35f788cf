import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { checkMenu, type MenuFault } from '@comanda/domain/menu'
import { showDate, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import type { StaffInfo } from '../../../platform/session.ts'
import { BrandMenu } from './brand-menu.tsx'
import { DifferenceList } from './differences.tsx'
import { faultText } from './fault-text.ts'
import { Preview } from './preview.tsx'
import styles from './publish.module.css'
import { draftKey, type EditorProps, entryKey, type MenuDraft, nameIn } from './queries.ts'

type Differences = ResponseOf<typeof calls.menuDifferences>['differences']

const whatOf = { dish: 'dish', group: 'group', menu: 'menu', modifierGroup: 'modifiers', stall: 'dish' } as const

/** The entry a fault is in: `items[3].price` is in the fourth dish. */
function entryOf({ document }: MenuDraft, { path }: MenuFault): { key: string; name: string } | undefined {
  const [, list = '', at = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? []
  const nth = Number(at)
  const dish = list === 'items' ? document.items[nth] : undefined
  if (dish) return { key: entryKey('dish', dish.foodId), name: nameIn(dish.displayName) }
  const group = list === 'menuGroups' ? document.menuGroups[nth] : undefined
  if (group) return { key: entryKey('group', group.menuGroupId), name: nameIn(group.displayName) }
  const menu = list === 'menus' ? document.menus[nth] : undefined
  if (menu) return { key: entryKey('menu', menu.menuId), name: nameIn(menu.displayName) }
  const options = list === 'modifierGroups' ? document.modifierGroups[nth] : undefined
  return options && { key: entryKey('modifiers', options.modifierGroupId), name: nameIn(options.displayName) }
}

/** Faults that prevent the draft from being published, each with a link to its entry. */
function Faults({ draft, faults }: { draft: MenuDraft; faults: readonly MenuFault[] }) {
  return (
    <section className={forms.card}>
      <h3>{t('menuEdit.faults')}</h3>
      <ul className={styles.differences}>
        {faults.map(fault => {
          const entry = entryOf(draft, fault)
          return (
            <li key={`${fault.path} ${fault.reason}`} className={styles.difference}>
              <span className={styles.entry}>
                {entry ? (
                  <button type="button" className={styles.link} onClick={() => goTo('menu', 'dishes', entry.key)}>
                    {entry.name}
                  </button>
                ) : (
                  t('console.menu')
                )}
              </span>
              <span>{faultText(fault)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PublishProps extends EditorProps {
  /** There are changes and no faults. */
  ready: boolean
}

const failed = (error: Error) => notify({ shows: 'toast', message: error.message, tone: 'error' })

/** Publishes the draft as it is now at a time of the store. */
function PublishLater({ shopId, draft, ready, note }: PublishProps & { note: string }) {
  const client = useQueryClient()
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const schedule = useMutation({
    mutationFn() {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return send(calls.scheduleMenu, { shopId, mark: draft.mark, note, date, minutes: hours * 60 + minutes })
    },
    onSuccess: ({ publishAt }) =>
      toast(t('menuEdit.scheduledToast', { time: showDate(publishAt, 'dateTime', draft.timeZone) })),
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  return (
    <details>
      <summary>{t('menuEdit.later')}</summary>
      <Stack gap={10}>
        <Text kind="quiet">{t('menuEdit.laterHint', { zone: draft.timeZone })}</Text>
        <div className={forms.narrowRow}>
          <Field label={t('menuEdit.date')}>
            <TextInput type="date" value={date} onChange={event => setDate(event.target.value)} />
          </Field>
          <Field label={t('menuEdit.time')}>
            <TextInput type="time" value={time} onChange={event => setTime(event.target.value)} />
          </Field>
        </div>
        <Button
          kind="secondary"
          className={forms.start ?? ''}
          disabled={!ready || date === '' || time === ''}
          busy={schedule.isPending}
          onClick={() => schedule.mutate()}
        >
          {t('menuEdit.schedule')}
        </Button>
      </Stack>
    </details>
  )
}

/** Publishes the draft now or later. */
function PublishForm({ shopId, draft, ready }: PublishProps) {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const publish = useMutation({
    mutationFn: () => send(calls.publishMenu, { shopId, mark: draft.mark, note }),
    onSuccess() {
      toast(t('menuEdit.publishedToast'))
      setNote('')
    },
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  return (
    <section className={forms.card}>
      <Field label={t('menuEdit.note')} optional>
        <TextInput value={note} maxLength={200} onChange={event => setNote(event.target.value)} />
      </Field>
      <Row wrap gap={8}>
        <Button disabled={!ready} busy={publish.isPending} onClick={() => publish.mutate()}>
          {t('menuEdit.publish')}
        </Button>
      </Row>
      <PublishLater shopId={shopId} draft={draft} ready={ready} note={note} />
    </section>
  )
}

/** Publications for later, each with a button that cancels it. */
function Scheduled({ shopId, draft }: EditorProps) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: (scheduleId: string) => send(calls.cancelMenuSchedule, { shopId, scheduleId }),
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  if (draft.scheduled.length === 0) return null
  return (
    <section className={forms.card}>
      <h3>{t('menuEdit.scheduled')}</h3>
      <ul className={styles.differences}>
        {draft.scheduled.map(({ scheduleId, publishAt, by, note, failed }) => (
          <li key={scheduleId}>
            <Row gap={8} justify="between" wrap>
              <span className={styles.entry}>
                {t('menuEdit.scheduledBy', { time: showDate(publishAt, 'dateTime', draft.timeZone), name: by })}
                {note && <small className={styles.change}>{note}</small>}
                {failed && <Text kind="error">{t('menuEdit.scheduleFailed')}</Text>}
              </span>
              <Button size="small" kind="soft" onClick={() => cancel.mutate(scheduleId)}>
                {t('menuEdit.cancelSchedule')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Differences between the draft and the published menu; read again with every change of the draft. */
const useDifferences = ({ shopId, draft }: EditorProps) =>
  useQuery({
    queryKey: [...draftKey(shopId), 'differences', draft.mark, draft.version],
    queryFn: () => send(calls.menuDifferences, { shopId }),
  })

/** The draft beside the published menu: differences, faults, a phone with the draft, and publication. MENU-1 */
export function PublishPart({ shopId, draft, staff }: EditorProps & { staff: StaffInfo }) {
  const differences = useDifferences({ shopId, draft })
  const faults = useMemo(() => checkMenu(draft.document, { taxIds: draft.taxes.map(tax => tax.taxId) }), [draft])
  const open = ({ what, id }: Differences[number]) => goTo('menu', 'dishes', entryKey(whatOf[what], id))
  return (
    <div className={styles.publish}>
      <Stack gap={14}>
        {faults.length > 0 && <Faults draft={draft} faults={faults} />}
        <Loaded query={differences}>
          {data => (
            <>
              <PublishForm shopId={shopId} draft={draft} ready={faults.length === 0 && data.differences.length > 0} />
              <Scheduled shopId={shopId} draft={draft} />
              <BrandMenu shopId={shopId} draft={draft} staff={staff} />
              <section className={forms.card}>
                <h3>{t('menuEdit.differences')}</h3>
                <DifferenceList differences={data.differences} currency={draft.currency} onChoose={open} />
              </section>
            </>
          )}
        </Loaded>
      </Stack>
      <Preview shopId={shopId} draft={draft} />
    </div>
  )
}
