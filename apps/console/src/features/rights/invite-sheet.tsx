import { rightsFault } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useState } from 'react'
import { type Board, type Rights, useInvite } from './api.ts'
import styles from './rights.module.css'
import { RightsFields } from './rights-fields.tsx'

interface InviteProps {
  shopId: number
  board: Board
  onClose: () => void
}

const LOOKS_LIKE_MAIL = /^\S+@\S+\.\S+$/

/** Somebody new: who they are, where the link goes, what they may do. */
export function InviteSheet({ shopId, board, onClose }: InviteProps) {
  const [name, setName] = useState('')
  const [account, setAccount] = useState('')
  const [rights, setRights] = useState<Rights>({ role: 'staff', brand: false, shopIds: [shopId] })
  const { mutate, isPending, error } = useInvite(shopId, onClose)
  const { role, brand, shopIds } = rights
  const known = board.shops.map(one => one.shopId)
  const fits = rightsFault({ ...rights, active: true }, known) === undefined
  const ready = fits && name.trim() !== '' && LOOKS_LIKE_MAIL.test(account.trim())
  return (
    <Sheet
      title={t('rights.invite')}
      onClose={onClose}
      foot={
        <Button
          wide
          size="large"
          busy={isPending}
          disabled={!ready}
          onClick={() => mutate({ name, account, role, brand, shopIds: [...shopIds] })}
        >
          {t('rights.sendInvite')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.quiet}>{t('rights.inviteHint')}</p>
        <Field label={t('rights.name')}>
          <TextInput autoComplete="off" maxLength={60} value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <Field label={t('rights.email')} error={error?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={account}
            onChange={event => setAccount(event.target.value)}
          />
        </Field>
        <RightsFields board={board} rights={rights} onChange={setRights} />
      </div>
    </Sheet>
  )
}
