import { rightsFault } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import { type Board, type Rights, useInvite } from './api.ts'
import styles from './rights.module.css'
import { RightsFields } from './rights-fields.tsx'
import { AskSheet } from '../../ui/ask-sheet.tsx'

interface InviteProps {
  shopId: number
  board: Board
  onClose: () => void
}

const LOOKS_LIKE_MAIL = /^\S+@\S+\.\S+$/

interface Invited {
  name: string
  account: string
  rights: Rights
}

const beginning = (shopId: number): Invited => ({
  name: '',
  account: '',
  rights: { role: 'staff', brand: false, shopIds: [shopId] },
})

/** Somebody new: who they are, where the link goes, what they may do. */
export function InviteSheet({ shopId, board, onClose }: InviteProps) {
  const kept = useKept(`team/${shopId}/people/new`, beginning(shopId))
  const { name, account, rights } = kept.value
  const set = (change: Partial<Invited>) => kept.put({ ...kept.value, ...change })
  const { mutate, isPending, error } = useInvite(shopId, () => {
    kept.done()
    onClose()
  })
  const { role, brand, shopIds } = rights
  const known = board.shops.map(one => one.shopId)
  const fits = rightsFault({ ...rights, active: true }, known) === undefined
  const ready = fits && name.trim() !== '' && LOOKS_LIKE_MAIL.test(account.trim())
  return (
    <AskSheet
      title={t('rights.invite')}
      onClose={onClose}
      action={t('rights.sendInvite')}
      ready={ready}
      busy={isPending}
      onAction={() => mutate({ name, account, role, brand, shopIds: [...shopIds] })}
    >
      <div className={styles.form}>
        <Unsaved kept={kept} />
        <p className={styles.quiet}>{t('rights.inviteHint')}</p>
        <Field label={t('rights.name')}>
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={event => set({ name: event.target.value })}
          />
        </Field>
        <Field label={t('rights.email')} error={error?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={account}
            onChange={event => set({ account: event.target.value })}
          />
        </Field>
        <RightsFields board={board} rights={rights} onChange={next => set({ rights: next })} />
      </div>
    </AskSheet>
  )
}
