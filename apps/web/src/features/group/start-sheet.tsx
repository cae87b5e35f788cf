import { cart } from '@comanda/contract/cart'
import { group as calls } from '@comanda/contract/group'
import { isChosen } from '@comanda/domain/cart'
import { GROUP_MINUTES } from '@comanda/domain/group'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { send } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { refusalOfAction, leaveFor, menuOf } from './api.ts'
import styles from './group.module.css'
import { saveNick, lastNick, NickField } from './nick-field.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface StartSheetProps {
  shopId: number
  bizType: 1200 | 1300
  onClose: () => void
}

/** Copies the host's previous choices into the group's cart. */
async function bringAlong(shopId: number, businessType: 1200 | 1300, vtId: string): Promise<void> {
  const alone = { shopId, businessType, vtId: undefined }
  const { calculation } = await send(cart.query, alone, { shows: 'silent' })
  const cartItems = calculation.items.filter(isChosen).map(({ itemKey: _, ...line }) => line)
  if (cartItems.length === 0) return
  await send(cart.modify, { shopId, businessType, vtId, modifyType: 0, cartItems }, { shows: 'silent' })
  await send(cart.clear, alone, { shows: 'silent' })
}

/** Starts a group order: the host's name and the deadline. */
export function StartSheet({ shopId, bizType, onClose }: StartSheetProps) {
  const [nick, setNick] = useState(lastNick)
  const [minutes, setMinutes] = useState<number>(GROUP_MINUTES.choices[1])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async () => {
    setBusy(true)
    const fault = await refusalOfAction(async () => {
      const input = { shopId, businessType: bizType, nick: nick.trim(), minutes }
      const { code } = await send(calls.create, input, { shows: 'silent' })
      saveNick(nick)
      // Dishes that cannot be copied stay in the first cart.
      await refusalOfAction(() => bringAlong(shopId, bizType, code))
      await leaveFor(menuOf(shopId, bizType, code))
    })
    setBusy(false)
    setProblem(fault ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void start()
  }
  return (
    <Sheet title={t('menu.orderTogether')} onClose={onClose}>
      <Stack as="form" gap={16} onSubmit={submit} noValidate>
        <Text kind="quiet">{t('group.hint')}</Text>
        <NickField nick={nick} onNick={setNick} />
        <fieldset>
          <legend className={styles.label}>{t('group.howLong')}</legend>
          <Row gap={8} wrap align="stretch">
            {GROUP_MINUTES.choices.map(choice => (
              <Chip key={choice} pressed={choice === minutes} onPress={() => setMinutes(choice)}>
                {t('group.minutes', { count: choice })}
              </Chip>
            ))}
          </Row>
        </fieldset>
        <Text role="alert" kind="error" className={styles.problem}>
          {problem}
        </Text>
        <Button wide size="large" type="submit" busy={busy}>
          {t('group.start')}
        </Button>
      </Stack>
    </Sheet>
  )
}
