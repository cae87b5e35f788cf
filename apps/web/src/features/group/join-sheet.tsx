import { group as calls } from '@comanda/contract/group'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { personName } from '../../platform/person-name.ts'
import { send } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { refusalOfAction, type GroupOrder, leaveFor, menuOf } from './api.ts'
import styles from './group.module.css'
import { saveNick, lastNick, NickField } from './nick-field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Invitation: host, store, and the name that others see. */
export function JoinSheet({ group, onJoined }: { group: GroupOrder; onJoined: () => void }) {
  const { code, shopId, businessType, shopName, host, standing } = group
  const [nick, setNick] = useState(lastNick)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const alone = () => void leaveFor(menuOf(shopId, businessType, ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    void refusalOfAction(() => send(calls.join, { code, nick: nick.trim() }, { shows: 'silent' })).then(fault => {
      setBusy(false)
      setProblem(fault ?? '')
      if (fault !== undefined) return
      saveNick(nick)
      onJoined()
    })
  }
  const name = personName(host)
  return (
    <Sheet title={t('group.invited', { name })} onClose={alone}>
      <Stack as="form" gap={16} onSubmit={submit} noValidate>
        <Text kind="quiet">
          {t(standing === 'open' ? 'group.invitedHint' : 'group.tooLate', { name, shop: shopName })}
        </Text>
        {standing === 'open' && (
          <>
            <NickField nick={nick} onNick={setNick} />
            <Text role="alert" kind="error" className={styles.problem}>
              {problem}
            </Text>
            <Button wide size="large" type="submit" busy={busy}>
              {t('group.join')}
            </Button>
          </>
        )}
        <Button wide kind="plain" onClick={alone}>
          {t('group.alone')}
        </Button>
      </Stack>
    </Sheet>
  )
}
