import { mayAt } from '../../../platform/may.ts'
import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { joinWithComma, t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import forms from '../../../forms/forms.module.css'
import { savedText } from '../../../forms/saved-text.ts'
import { send } from '../../../platform/send.ts'
import type { StaffInfo } from '../../../platform/session.ts'
import { draftKey, type EditorProps } from './queries.ts'

/** Whose menu the store has: its own, or that of another store of the brand with prices and order of its own. MENU-1 */
export function BrandMenu({ shopId, draft, staff }: EditorProps & { staff: StaffInfo }) {
  const client = useQueryClient()
  const { leaderId, followFailed, stores } = draft
  const follow = useMutation({
    mutationFn: (id: number) => send(calls.followBrandMenu, { shopId, leaderId: id }),
    onSuccess: () => toast(savedText(client, shopId)),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  const followers = stores.filter(store => store.follows)
  const leader = stores.find(store => store.shopId === leaderId)
  if (stores.length === 0) return null
  return (
    <section className={forms.card}>
      <h3>{t('menuEdit.brandMenu')}</h3>
      {followers.length > 0 && (
        <Text>{t('menuEdit.followedBy', { names: joinWithComma(followers.map(store => store.name)) })}</Text>
      )}
      {leader && <Text>{t('menuEdit.follows', { name: leader.name })}</Text>}
      {leader && followFailed && <Text kind="error">{t('menuEdit.followFailed', { name: leader.name })}</Text>}
      {mayAt(staff, shopId, 'manageBrand') && followers.length === 0 && (
        <Field label={t('menuEdit.menuOf')} hint={t('menuEdit.followHint')}>
          <Select
            value={follow.isPending ? follow.variables : leaderId}
            onChange={event => follow.mutate(Number(event.target.value))}
          >
            <option value={0}>{t('menuEdit.ownMenu')}</option>
            {stores.map(store => (
              <option key={store.shopId} value={store.shopId}>
                {store.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </section>
  )
}
