import { groupCalls as calls } from '@comanda/contract/report'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Save } from 'lucide-react'
import { useState } from 'react'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import { SheetForm } from '../../../forms/sheet-form.tsx'
import { newId } from '../../../forms/store-settings.ts'
import { useDraftForm } from '../../../forms/state/use-draft-form.ts'
import { useMay } from '../../../platform/may.ts'
import { send } from '../../../platform/send.ts'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'

type Saved = ResponseOf<typeof calls.storeGroups>['groups'][number]

interface GroupsProps {
  shopId: number
  shops: readonly { shopId: number; shopName: string }[]
  /** The stores that the report shows. */
  chosen: readonly number[]
  onChoose: (shopIds: readonly number[]) => void
}

const groupsKey = (shopId: number) => ['storeGroups', shopId]

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every(shopId => b.includes(shopId))

/** Named groups of stores; those with the right to the brand save the chosen stores as one. PAY-22 */
export function StoreGroups({ shopId, shops, chosen, onChoose }: GroupsProps) {
  const mayEdit = useMay('manageBrand')
  const [editing, setEditing] = useState(false)
  const { data } = useQuery({ queryKey: groupsKey(shopId), queryFn: () => send(calls.storeGroups, { shopId }) })
  const groups = data?.groups ?? []
  const saved = groups.find(({ group }) => isSame(group.shopIds, chosen))
  const mayMake = chosen.length > 1 && chosen.length < shops.length
  return (
    <>
      {groups.map(({ group }) => (
        <Chip
          key={group.groupId}
          pressed={saved?.group.groupId === group.groupId}
          onPress={() => onChoose(group.shopIds)}
        >
          {group.name}
        </Chip>
      ))}
      {mayEdit && (saved || mayMake) && (
        <Button
          size="small"
          kind="plain"
          icon={saved ? <Pencil aria-hidden="true" size={18} /> : <Save aria-hidden="true" size={18} />}
          onClick={() => setEditing(true)}
        >
          {saved ? t('sales.group.edit') : t('sales.group.save')}
        </Button>
      )}
      {editing && (
        <GroupSheet
          shopId={shopId}
          shops={shops}
          chosen={chosen}
          onChoose={onChoose}
          {...(saved && { saved })}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

const Fields = fieldsOf<{ name: string; shopIds: number[] }>()

/** The name and stores of a group. PAY-22 */
function GroupSheet({
  shopId,
  shops,
  chosen,
  saved,
  onChoose,
  onClose,
}: GroupsProps & { saved?: Saved; onClose: () => void }) {
  const client = useQueryClient()
  const [freshId] = useState(() => newId('group'))
  const again = () => void client.invalidateQueries({ queryKey: groupsKey(shopId) })
  const form = useDraftForm({
    draft: `sales/${shopId}/group-${saved?.group.groupId ?? 'new'}`,
    saved,
    valuesOf: (of: Saved | undefined) => ({ name: of?.group.name ?? '', shopIds: of?.group.shopIds ?? [...chosen] }),
    call: calls.saveStoreGroup,
    requestOf: ({ name, shopIds }) => ({
      shopId,
      mark: saved?.mark ?? '',
      group: { groupId: saved?.group.groupId ?? freshId, name: name.trim(), shopIds },
    }),
    onSaved({ group }) {
      toast(t('sales.group.saved'))
      again()
      onChoose(group.shopIds)
      onClose()
    },
  })
  const { name, shopIds } = form.values
  return (
    <SheetForm
      form={form}
      title={saved ? t('sales.group.edit') : t('sales.group.new')}
      onClose={onClose}
      ready={name.trim() !== '' && shopIds.length > 0}
    >
      <Fields.Text name="name" label={t('sales.group.name')} maxLength={60} />
      <Fields.Checks
        name="shopIds"
        legend={t('sales.stores')}
        error={shopIds.length === 0 ? t('rights.oneStore') : undefined}
        options={shops.map(one => [one.shopId, one.shopName] as const)}
      />
      {saved && (
        <RemoveDialog
          call={calls.removeStoreGroup}
          request={{ shopId, groupId: saved.group.groupId }}
          label={t('sales.group.remove')}
          title={t('sales.group.removeTitle', { name: saved.group.name })}
          hint={t('sales.group.removeHint')}
          onRemoved={() => {
            again()
            onClose()
          }}
        />
      )}
    </SheetForm>
  )
}
