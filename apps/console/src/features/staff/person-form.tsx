import { staffCalls as calls } from '@comanda/contract/staff'
import { type Grant, grantsBeyond, holds, rightsFault } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { SwitchField } from '../../forms/fields/text-fields.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { GrantsField } from './grants-field.tsx'
import { type Board, boardKey, type Person, type Rights } from './queries.ts'

/** The roles of a person, and their own refund limits. */
function RightsFields({ board, shopId }: { board: Board; shopId: number }) {
  const { value: grants } = useFieldState<Grant[]>('grants')
  return (
    <>
      <GrantsField board={board} shopId={shopId} />
      <RefundLimits board={board} shopIds={storesOf(board, grants)} />
    </>
  )
}

/** The stores where a person has any role. */
const storesOf = ({ shops }: Board, grants: readonly Grant[]): number[] =>
  grants.flatMap(grant => (grant.shopId === undefined ? shops.map(({ shopId }) => shopId) : [grant.shopId]))

/** What grants mean in the brand. */
const brandOf = ({ shops, roles }: Board) => ({ shopIds: shops.map(({ shopId }) => shopId), roles })

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
function needsSecond(board: Board, person: Person, wanted: Person): boolean {
  const { staff } = board
  const own = staff.find(one => one.own)
  const others = staff.filter(one => !one.own && one.staffId !== person.staffId)
  const hasSecond = others.some(one => holds(one, 'owner'))
  return hasSecond && own !== undefined && grantsBeyond(own, person, wanted, brandOf(board))
}

type PersonValues = Pick<Person, 'grants' | 'active' | 'refundAlone'>

/** The rights and stores of a member of staff. Says before it is saved whether a second person is needed. */
export function PersonSheet({ shopId, person, board, onClose }: SheetProps & { person: Person }) {
  const client = useQueryClient()
  const { staffId } = person
  const form = useDraftForm({
    draft: `team//people/${staffId}`,
    saved: person,
    valuesOf: ({ grants, active, refundAlone = {} }): PersonValues => ({ grants, active, refundAlone }),
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
      ready={dirty && rightsFault(values, brandOf(board)) === undefined}
    >
      <SwitchField name="active" detail={t('rights.activeHint')}>
        {t('rights.active')}
      </SwitchField>
      <RightsFields board={board} shopId={shopId} />
    </SheetForm>
  )
}

type Invitation = Rights & {
  name: string
  account: string
}

const InvitationFields = fieldsOf<Invitation>()

/** A new member of staff: the name, where the link is sent, and the rights. */
export function InviteSheet({ shopId, board, onClose }: SheetProps) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `team/${shopId}/people/new`,
    saved: { name: '', account: '', grants: [{ roleId: 'waiter', shopId }], refundAlone: {} } as Invitation,
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
  return (
    <SheetForm
      form={form}
      title={t('rights.invite')}
      onClose={onClose}
      action={t('rights.sendInvite')}
      ready={rightsFault(form.values, brandOf(board)) === undefined}
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
      <RightsFields board={board} shopId={shopId} />
    </SheetForm>
  )
}
