import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ownData } from './own-data.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './member.module.css'

/** Saves a document as a file. */
function saveAs(name: string, content: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads a copy of all data stored about the guest. */
export function TakeData() {
  const signedIn = kindOf(useUser()) !== 'visitor'
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async () => {
    setBusy(true)
    setProblem('')
    try {
      saveAs('my-data.json', await ownData(signedIn))
    } catch (error) {
      setProblem(isRefused(error) ? error.message : t('member.dataFailed'))
    }
    setBusy(false)
  }
  return (
    <Stack gap={10}>
      <Text kind="quiet" className={styles.hint}>
        {t('member.dataHint')}
      </Text>
      <Button wide kind="secondary" busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void take()}>
        {t('member.takeData')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </Stack>
  )
}
