import { upload } from '@comanda/contract/upload'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { pictureFaultText, readableFault } from '../../../platform/picture-file.ts'
import { send } from '../../../platform/send.ts'
import { useEditorFacts } from '../facts.ts'
import styles from '../decoration.module.css'
import { usePuckState } from '../puck-state.ts'

const CropSheet = lazyPart(async () => (await import('../../../forms/crop-sheet.tsx')).CropSheet)

/** How a picture is cut, and the width of it that phones load and the field shows. */
const SQUARE = { aspect: 1, shown: 320, width: 180, height: 180 }
const WIDE = { aspect: 16 / 9, shown: 375, width: 320, height: 180 }

/** As wide pictures are, in the shape that the selected component has, if it has one. */
const shapeOf = (ratio: unknown): typeof WIDE =>
  typeof ratio === 'number' ? { ...WIDE, aspect: ratio / 100, height: Math.round((WIDE.width * 100) / ratio) } : WIDE

interface PictureFieldProps {
  label: string
  value: string | undefined
  square: boolean
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
export function PictureField({ label, value = '', square, error, onChange }: PictureFieldProps) {
  const errorId = useId()
  const { shopId, pictureHost } = useEditorFacts()
  const { file, fault, take, close } = usePictureFile()
  const ratio: unknown = usePuckState(({ selectedItem }) => selectedItem?.props['ratio'])
  const { aspect, shown, width, height } = square ? SQUARE : shapeOf(ratio)
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
          src={`${pictureHost}/${value}@${shown}.webp`}
          alt=""
          width={width}
          height={height}
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
            aspect={aspect}
            busy={sending.isPending}
            onClose={close}
            onCut={cut => sending.mutate(cut)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
