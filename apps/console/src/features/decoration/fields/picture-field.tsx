import { upload } from '@comanda/contract/upload'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { ErrorText } from '../../../forms/list-parts.tsx'
import { pictureFaultText, readableFault } from '../../../platform/picture-file.ts'
import { send } from '../../../platform/send.ts'
import { useEditorFacts } from '../facts.ts'
import styles from '../decoration.module.css'

const CropSheet = lazyPart(async () => (await import('../../../forms/crop-sheet.tsx')).CropSheet)

/** Widths that pictures have: an uploaded one and a dish the first, a banner of the samples the other. */
const FIRST_WIDTH = 320
const OTHER_WIDTH = 375

interface PictureFieldProps {
  label: string
  value: string | undefined
  error: string | undefined
  onChange: (path: string) => void
}

/** A file to cut, and why one cannot be read. */
function usePictureFile() {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState('')
  const take = async (next: File) => {
    const problem = await readableFault(next)
    setFault(problem ? pictureFaultText(problem, next) : '')
    if (!problem) setFile(next)
  }
  return { file, fault, take, close: () => setFile(undefined) }
}

/** A picture of the page: chosen, cut, and stored in the sizes phones load. MENU-9, X5 */
export function PictureField({ label, value = '', error, onChange }: PictureFieldProps) {
  const errorId = useId()
  const { shopId, pictureHost } = useEditorFacts()
  const { file, fault, take, close } = usePictureFile()
  const [width, setWidth] = useState(FIRST_WIDTH)
  const sending = useMutation({
    mutationFn: (cut: File) => send(upload.dishFile, { shopId }, cut),
    onSuccess({ path }) {
      onChange(path)
      close()
    },
  })
  const wrong = fault || sending.error?.message || error
  return (
    <Stack gap={6} role="group" aria-label={label} aria-describedby={wrong ? errorId : undefined}>
      <span className={forms.label}>{label}</span>
      {value !== '' && (
        <img
          key={value}
          src={`${pictureHost}/${value}@${width}.webp`}
          onError={() => setWidth(OTHER_WIDTH)}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <Row wrap gap={8}>
        <PictureInput busy={sending.isPending} onPicture={next => void take(next)}>
          {t(value === '' ? 'money.choosePicture' : 'money.otherPicture')}
        </PictureInput>
        {value !== '' && (
          <Button size="small" kind="plain" onClick={() => onChange('')}>
            {t('menuEdit.pictureRemove')}
          </Button>
        )}
      </Row>
      <ErrorText id={errorId}>{wrong}</ErrorText>
      {file && (
        <Suspense>
          <CropSheet
            file={file}
            aspect={16 / 9}
            busy={sending.isPending}
            onClose={close}
            onCut={cut => sending.mutate(cut)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
