import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { checkMenu, type MenuFault } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PublishLater, ScheduledList } from '../../../ui/publish-later.tsx'
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
      <PublishLater
        timeZone={draft.timeZone}
        reads={draftKey(shopId)}
        disabled={!ready}
        schedule={at => send(calls.scheduleMenu, { shopId, mark: draft.mark, note, ...at })}
      />
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
              <ScheduledList
                scheduled={draft.scheduled}
                timeZone={draft.timeZone}
                reads={draftKey(shopId)}
                cancel={scheduleId => send(calls.cancelMenuSchedule, { shopId, scheduleId })}
                className={forms.card}
              />
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
