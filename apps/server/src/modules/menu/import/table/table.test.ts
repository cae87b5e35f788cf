import { type Money, decimalText, money } from '@comanda/domain/money'
import * as fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { csvBytes, xlsxBytes } from '../../../../platform/spreadsheet.ts'
import { faultText, MenuFileFault } from '../menu-fault.ts'
import { testContext } from '../test-context.ts'
import { readMenuFile } from '../read-menu-file.ts'
import { amountOf } from './row-values.ts'

const read = (text: string | Uint8Array, context = testContext()) =>
  readMenuFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, context)

const euro = { currencyCode: 'EUR', currencySymbol: '€', internationalSystemOfUnits: 2 }
const yen = { currencyCode: 'JPY', currencySymbol: '¥', internationalSystemOfUnits: 0 }
const dinar = { currencyCode: 'KWD', currencySymbol: 'KD', internationalSystemOfUnits: 3 }

/** The sentences of a file's faults. */
const faultsIn = async (text: string | Uint8Array): Promise<string[]> => {
  try {
    return (await read(text)).faults.map(fault => faultText(fault, 'en_US'))
  } catch (error) {
    if (error instanceof MenuFileFault) return error.faults.map(fault => faultText(fault, 'en_US'))
    throw error
  }
}

const PIZZA = `Group,Dish,Description,Size,Price,Tax,Allergens,Diets,Option group,Choose,Up to,Option,Option price
Pizza,Margherita,"Tomato, basil",Small,9.00,8 %,"gluten, milk",vegetarian,,,,,
,,,Large,13.50,,,,,,,,
,,,,,,,,Toppings,0,3,Olives,1.00
,,,,,,,,,,,Mushrooms,1.50
Drinks,Lemonade,,,4.00,8 %,none,,,,,,
`

describe('Rows of a spreadsheet', () => {
  it('A dish begins with its name; the rows below add its sizes and options (MENU-2)', async () => {
    const { document, faults, taxesToAdd } = await read(PIZZA)
    expect(faults).toEqual([])
    expect(document.menuGroups.map(group => [group.displayName['en_US'], group.foodIds.length])).toEqual([
      ['Pizza', 1],
      ['Drinks', 1],
    ])
    const [margherita, lemonade] = document.items
    expect(margherita).toMatchObject({
      displayName: { en_US: 'Margherita' },
      description: { en_US: 'Tomato, basil' },
      price: 900,
      allergens: ['gluten', 'milk'],
      diets: ['vegetarian'],
      taxIds: ['tax-80000'],
    })
    expect(margherita?.units.map(unit => [unit.unitName['en_US'], unit.price])).toEqual([
      ['Small', 900],
      ['Large', 1350],
    ])
    expect(lemonade).toMatchObject({ price: 400, units: [], allergens: [] })
    expect(lemonade?.allergensUnknown).toBeUndefined()
    expect(taxesToAdd.map(tax => tax.rate)).toEqual([80_000])
    const [toppings] = document.modifierGroups
    expect(toppings).toMatchObject({ displayName: { en_US: 'Toppings' }, min: 0, max: 3 })
    expect(toppings?.modifierItems.map(option => [option.modifierItemName['en_US'], option.addPrice])).toEqual([
      ['Olives', 100],
      ['Mushrooms', 150],
    ])
    expect(margherita?.modifierGroupIds).toEqual([toppings?.modifierGroupId])
  })

  it('Dishes that name the same options share one group; a dish whose options differ has its own (MENU-2)', async () => {
    const { document } = await read(
      'Group,Dish,Price,Option group,Option,Option price\nA,One,1,Sauce,Red,0\nA,Two,1,Sauce,Red,0\nA,Three,1,Sauce,Red,0.5\n',
    )
    const [one, two, three] = document.items.map(item => item.modifierGroupIds[0])
    expect(two).toBe(one)
    expect(three).not.toBe(one)
    expect(document.modifierGroups).toHaveLength(2)
  })

  it('Headings are recognised in every language, with texts in several (MENU-1)', async () => {
    const { document, leftBehind } = await read('分类,菜品,菜品 (en),价格,Remark\n面,牛肉面,Beef noodles,38,x\n', {
      ...testContext(),
      languages: ['zh_CN', 'en_US'],
    })
    expect(document.items[0]?.displayName).toEqual({ zh_CN: '牛肉面', en_US: 'Beef noodles' })
    expect(document.items[0]?.price).toBe(3800)
    expect(leftBehind).toEqual([{ key: 'menuFile.left.column', places: ['Remark'] }])
  })

  it('Every fault names its row and column, and says what to do (MENU-1)', async () => {
    const faults = await faultsIn(
      'Group,Dish,Size,Price,Allergens,On sale,kcal\n,Soup,,4,,,\nA,Tea,,x,,,\nA,Pie,,1.2345,milk and more,maybe,-3\nA,Cake,,,,,\nA,Bun,,2,,,\n,,,3,,,\n',
    )
    expect(faults).toEqual([
      'Row 2, Group: Enter the group this dish belongs to.',
      'Row 3, Price: “x” is not a price. Enter a number such as 12.50.',
      'Row 4, kcal: “-3” is not a whole number from 0 to 20,000.',
      'Row 4, Allergens: “milk and more” is not one of the 14 allergens.',
      'Row 4, On sale: “maybe” is neither yes nor no.',
      'Row 4, Price: “1.2345” has more decimals than USD allows (2).',
      'Row 7, Size: This dish already has a price. Name the size this price is for.',
      'Row 5, Price: Enter a price.',
    ])
  })

  it('A file without headings, and a column that comes twice, are refused in words (MENU-1)', async () => {
    expect(await faultsIn('hello,world\n1,2\n')).toEqual([
      'No column headings found. Add at least “Dish” and “Price”, as in the template.',
    ])
    expect(await faultsIn('Dish,Price,Price\nTea,1,2\n')).toEqual(['The column “Price” appears twice. Remove one.'])
    expect(await faultsIn('Group,Dish,Price\n')).toEqual(['This file has no dishes.'])
  })

  it('Texts lose tags and control marks, and stay within their length (X2)', async () => {
    const { document } = await read('Group,Dish,Price\nA,<b>Tea</b><script>alert(1)</script>,1\n')
    expect(document.items[0]?.displayName['en_US']).toBe('Tea alert(1)')
    expect(await faultsIn(`Group,Dish,Price\nA,${'x'.repeat(121)},1\n`)).toEqual([
      'Row 2, Dish: This text is too long. The limit is 120 characters.',
    ])
  })
})

describe('Files as spreadsheet programs write them', () => {
  it('CSV with semicolons, decimal commas and the encoding of its country (MENU-1)', async () => {
    const text = 'Group;Dish;Price\nGetränke;Käsekuchen mit Äpfeln und Öl;12,50\nGetränke;Süßes;1.234,00\n'
    const latin1 = Uint8Array.from(text, letter => letter.charCodeAt(0))
    const { document } = await read(latin1, { ...testContext(), currency: euro })
    expect(document.items.map(item => [item.displayName['en_US'], item.price])).toEqual([
      ['Käsekuchen mit Äpfeln und Öl', 1250],
      ['Süßes', 123_400],
    ])
  })

  it('CSV in GB 18030 and in UTF-16 (MENU-1)', async () => {
    // “分类,菜品,价格” and a row, in GB 18030.
    const gb = Uint8Array.from(
      Buffer.from(
        'b7d6c0e02cb2cbc6b72cbcdbb8f10ac3e6ccf52cbaecc9d5c5a3c8e2c3e62c33380ac3e6ccf52cb7acc7d1bca6b5b0c3e62c32320a',
        'hex',
      ),
    )
    expect((await read(gb)).document.items.map(item => Object.values(item.displayName)[0])).toEqual([
      '红烧牛肉面',
      '番茄鸡蛋面',
    ])
    const utf16 = Buffer.from('\u{feff}Group\tDish\tPrice\nT\tÇay\t5\n', 'utf16le')
    expect((await read(utf16)).document.items[0]?.displayName['en_US']).toBe('Çay')
  })

  /** `Group;Dish;Price` with a row, written by a spreadsheet program of these countries; the Chinese ones have their own headings. */
  it.each([
    [
      'Windows-1252',
      'Crème à l’orange',
      '47726f75703b446973683b50726963650a44657373657274733b4372e86d6520e0206c926f72616e67653b352c35300a',
    ],
    [
      'Windows-1250',
      'Żurek z kiełbasą',
      '47726f75703b446973683b50726963650a5a7570793baf7572656b207a206b6965b3626173b93b352c35300a',
    ],
    [
      'Windows-1251',
      'Борщ со сметаной',
      '47726f75703b446973683b50726963650ad1f3effb3bc1eef0f920f1ee20f1ece5f2e0edeee93b352c35300a',
    ],
    ['Windows-1256', 'تبولة', '47726f75703b446973683b50726963650ad3e1d8c7ca3bcac8e6e1c93b352c35300a'],
    [
      'Mac Roman',
      'Crème brûlée',
      '47726f75703b446973683b50726963650a44657373657274733b43728f6d652062729e6c8e653b352c35300a',
    ],
    [
      'Shift JIS',
      '味噌ラーメン',
      '47726f75703b446973683b50726963650a8389815b838183933b96a191588389815b838183933b352c35300a',
    ],
    ['GB 18030', '酸辣汤', 'b7d6c0e03bb2cbc6b73bbcdbb8f10accc03bcbe1c0b1ccc03b352c35300a'],
    ['Big5', '酸辣湯', 'a4c0c3fe3bb5e6ab7e3bbbf9aee60ab4f63bbbc4bbb6b4f63b352c35300a'],
    [
      'GB 18030 below English headings',
      '红烧牛肉面',
      '47726f75703b446973683b50726963650ac3e6cab33bbaecc9d5c5a3c8e2c3e63b352c35300a',
    ],
    [
      'Big5 below English headings',
      '牛肉麵',
      '47726f75703b446973683b50726963650aa4fba6d7c4d13ba4fba6d7c4d13b352c35300a',
    ],
    [
      'GB 18030 whose bytes are rare Korean syllables',
      '宫保鸡丁',
      '47726f75703b446973683b50726963650a4d61696e3bb9acb1a3bca6b6a13b352c35300a',
    ],
    ['EUC-KR', '비빔밥', '47726f75703b446973683b50726963650a4d61696e3bbaf1baf6b9e43b352c35300a'],
    [
      'UTF-16 without its mark',
      'Çay',
      '470072006f00750070003b0044006900730068003b00500072006900630065000a0054003b00c700610079003b0035002c00350030000a00',
    ],
  ])('CSV in %s is read as it was written, also a short one (MENU-1)', async (_encoding, name, hex) => {
    const { document } = await read(Buffer.from(hex.replaceAll(' ', ''), 'hex'), { ...testContext(), currency: euro })
    expect(document.items.map(item => [Object.values(item.displayName)[0], item.price])).toEqual([[name, 550]])
  })

  it('A drawing, a web page without a menu, a PDF and an RTF text are refused in words (MENU-1)', async () => {
    for (const text of [
      '<svg><script>alert(1)</script></svg>',
      '<!doctype html><p>Menu',
      '%PDF-1.7\n1 0 obj',
      '{\\rtf1 Menu}',
    ])
      expect((await faultsIn(text))[0]).toMatch(/^We can’t read this file as a menu/)
    expect(await faultsIn(' \n')).toEqual(['This file has no dishes.'])
  })

  it('A workbook with numbers, percentages and truth values (MENU-1)', async () => {
    const rows = [
      ['Group', 'Dish', 'Price', 'Tax', 'On sale'],
      ['Tea', 'Green', 4.5, 0.0825, 'no'],
      ['Tea', "'=1+1", 3, '8.25 %', 'yes'],
    ]
    const { document, faults } = await read(await xlsxBytes(rows, 'Menu'))
    expect(faults).toEqual([])
    expect(document.items.map(item => [item.displayName['en_US'], item.price, item.onSale, item.taxIds])).toEqual([
      ['Green', 450, false, ['tax-82500']],
      ['=1+1', 300, true, ['tax-82500']],
    ])
  })

  it('A formula counts as its last result; one without a result is a missing value, with its row and column (MENU-1)', async () => {
    const rows = [
      ['Group', 'Dish', 'Price'],
      ['Tea', 'Green', 4.5],
      ['Tea', 'Black', 7.25],
    ]
    const plain = unzipSync(await xlsxBytes(rows, 'Menu'))
    const [path = ''] = Object.keys(plain).filter(name => name.endsWith('sheet1.xml'))
    const sheet = strFromU8(plain[path] ?? new Uint8Array())
    const withFormulas = (black: string) =>
      zipSync({
        ...plain,
        [path]: strToU8(
          sheet
            .replace(/<v>4.5<\/v>/, '<f>2*2.25</f><v>4.5</v>')
            .replace(/<v>7.25<\/v>/, `<f>HYPERLINK("http://x","y")</f>${black}`),
        ),
      })
    const { document, faults } = await read(withFormulas('<v>7.25</v>'))
    expect(faults).toEqual([])
    expect(document.items.map(item => item.price)).toEqual([450, 725])
    const [fault] = await faultsIn(withFormulas(''))
    expect(fault).toMatch(/^Row 3, Price: /)
  })

  it('A damaged workbook, one with a password and a picture are refused in words (MENU-1)', async () => {
    const damaged =
      'We can’t read this workbook. It may be protected or damaged. Save it again as XLSX without a password.'
    expect(await faultsIn(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]))).toEqual([damaged])
    expect(await faultsIn(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual([damaged])
    const [picture] = await faultsIn(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]))
    expect(picture).toMatch(/^We can’t read this file as a menu/)
  })

  it('A cell that spreadsheets would take for a formula is written as text (X2)', () => {
    const text = new TextDecoder().decode(csvBytes([['=HYPERLINK("x")', '+1', 2]]))
    expect(text).toContain('"\'=HYPERLINK(""x"")",\'+1,2')
  })
})

describe('Typed prices', () => {
  it.each([
    ['12.50', euro, 1250],
    ['12,50', euro, 1250],
    ['€ 1.234,50', euro, 123_450],
    ['1,234.50 USD', euro, 123_450],
    ["1'234.50", euro, 123_450],
    ['1,234', euro, 123_400],
    ['¥1,200', yen, 1200],
    ['1.250', dinar, 1250],
    ['١٢٫٥', euro, 1250],
    [0.1 + 0.2, euro, 30],
  ] as const)('%s is read as an amount of its currency (PRICE-4)', (typed, currency, amount) => {
    expect(amountOf(typed, currency)).toBe(amount)
  })

  it('Every amount of every currency is read as it is written (PRICE-4)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(euro, yen, dinar), (minor, currency) => {
        const text = decimalText(money(minor) as Money, currency.internationalSystemOfUnits)
        expect(amountOf(text, currency)).toBe(minor)
      }),
    )
  })
})
