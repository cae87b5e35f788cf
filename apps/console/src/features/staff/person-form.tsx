import { staffCalls as calls } from '@comanda/contract/staff'
import { grantsBeyond, rightsFault } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { ChecksField } from '../../forms/choice-fields.tsx'
import { useFieldState } from '../../forms/field-state.ts'
import { fieldsOf } from '../../forms/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { SwitchField } from '../../forms/text-fields.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { type Board, boardKey, type Person, type Rights } from './queries.ts'

/** Fields for the role, the right to the brand's money, and the stores. */
function RightsFields({ board }: { board: Board }) {
  const { value: role, change } = useFieldState<Rights['role']>('role')
  const brand = useFieldState<boolean>('brand')
  const { value: shopIds } = useFieldState<number[]>('shopIds')
  const toStaff = () => {
    change('staff')
    brand.change(false)
  }
  return (
    <>
      <ChoiceGroup legend={t('rights.role')}>
        <Choice checked={role === 'staff'} onChange={toStaff}>
          {t('console.roleStaff')}
        </Choice>
        <Choice checked={role === 'manager'} onChange={() => change('manager')}>
          {t('console.roleManager')}
        </Choice>
      </ChoiceGroup>
      {role === 'manager' && (
        <SwitchField name="brand" detail={t('rights.brandHint')}>
          {t('rights.can.money')}
        </SwitchField>
      )}
      <ChecksField
        name="shopIds"
        legend={t('rights.stores')}
        error={shopIds.length === 0 ? t('rights.oneStore') : undefined}
        options={board.shops.map(one => [one.shopId, one.shopName] as const)}
      />
      <RefundLimits board={board} shopIds={shopIds} />
    </>
  )
}

const LimitFields = fieldsOf<{ refundAlone: Record<string, number> }>()

/** The person's own refund limits, in the currencies of their stores. PAY-12 */
function RefundLimits({ board, shopIds }: { board: Board; shopIds: readonly number[] }) {
  const used = board.shops.filter(one => shopIds.includes(one.shopId)).map(one => one.currencyCode)
  return board.currencies
    .filter(({ currencyCode }) => used.includes(currencyCode))
    .map(currency => (
      <LimitFields.Money
        key={currency.currencyCode}
        name={`refundAlone.${currency.currencyCode}`}
        label={t('rights.refundAlone')}
        hint={t('rights.refundAloneHint')}
        currency={currency}
        optional
      />
    ))
}

/** Refund limits that are set: an empty field is none, in which case the store's limit holds. */
function limitsSet<R extends Rights>({ refundAlone = {}, ...rights }: R) {
  const filled = Object.entries(refundAlone).filter(([, amount]) => amount !== undefined)
  return { ...rights, ...(filled.length > 0 && { refundAlone: Object.fromEntries(filled) }) }
}

interface SheetProps {
  shopId: number
  board: Board
  onClose: () => void
}

/** Whether a change exceeds the caller's own rights and another person could approve it. L2 */
function needsSecond({ staff }: Board, person: Person, wanted: Person): boolean {
  const own = staff.find(one => one.own)
  const others = staff.filter(one => !one.own && one.staffId !== person.staffId)
  const hasSecond = others.some(one => one.active && one.brand && one.role === 'manager')
  return hasSecond && own !== undefined && grantsBeyond(own, person, wanted)
}

type PersonValues = Pick<Person, 'role' | 'brand' | 'active' | 'shopIds' | 'refundAlone'>

/** The rights and stores of a member of staff. Says before it is saved whether a second person is needed. */
export function PersonSheet({ shopId, person, board, onClose }: SheetProps & { person: Person }) {
  const client = useQueryClient()
  const { staffId } = person
  const form = useDraftForm({
    draft: `team//people/${staffId}`,
    saved: person,
    valuesOf: ({ role, brand, active, shopIds, refundAlone = {} }): PersonValues => ({
      role,
      brand,
      active,
      shopIds,
      refundAlone,
    }),
    call: calls.saveRights,
    requestOf: ({ active, ...rights }, { mark }) => ({ shopId, staffId, mark, active, ...limitsSet(rights) }),
    onSaved(after) {
      client.setQueryData(boardKey(shopId), after)
      toast(t(after.waiting.some(one => one.staffId === staffId) ? 'rights.nowWaits' : 'rights.nowHolds'))
      onClose()
    },
    onFailed: () => client.invalidateQueries({ queryKey: boardKey(shopId) }),
  })
  const { values, dirty } = form
  return (
    <SheetForm
      form={form}
      title={person.name}
      onClose={onClose}
      note={
        <Text kind="warning" size={14} role="status">
          {dirty &&
            t(needsSecond(board, person, { ...person, ...limitsSet(values) }) ? 'rights.needsSecond' : 'rights.atOnce')}
        </Text>
      }
      ready={dirty && values.shopIds.length > 0}
    >
      <SwitchField name="active" detail={t('rights.activeHint')}>
        {t('rights.active')}
      </SwitchField>
      <RightsFields board={board} />
    </SheetForm>
  )
}

type Invitation = Rights & {
  name: string
  account: string
}

const InvitationFields = fieldsOf<Invitation>()

const LOOKS_LIKE_MAIL = /^\S+@\S+\.\S+$/

/** A new member of staff: the name, where the link is sent, and the rights. */
export function InviteSheet({ shopId, board, onClose }: SheetProps) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `team/${shopId}/people/new`,
    saved: { name: '', account: '', role: 'staff', brand: false, shopIds: [shopId], refundAlone: {} } as Invitation,
    valuesOf: saved => ({ ...saved }),
    call: calls.inviteStaff,
    requestOf: ({ name, account, ...rights }) => ({ shopId, name, account, ...limitsSet(rights) }),
    onSaved(after, { name, account }) {
      client.setQueryData(boardKey(shopId), after)
      const person = after.staff.find(one => one.account === account.trim().toLowerCase())
      toast(person?.active ? t('rights.invitedNow', { name }) : t('rights.nowWaits'))
      onClose()
    },
  })
  const { name, account, ...rights } = form.values
  const known = board.shops.map(one => one.shopId)
  const fits = rightsFault({ ...rights, active: true }, known) === undefined
  return (
    <SheetForm
      form={form}
      title={t('rights.invite')}
      onClose={onClose}
      action={t('rights.sendInvite')}
      ready={fits && name.trim() !== '' && LOOKS_LIKE_MAIL.test(account.trim())}
    >
      <Text kind="quiet">{t('rights.inviteHint')}</Text>
      <InvitationFields.Text name="name" label={t('rights.name')} autoComplete="off" maxLength={60} />
      <InvitationFields.Text
        name="account"
        label={t('rights.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <RightsFields board={board} />
    </SheetForm>
  )
}
