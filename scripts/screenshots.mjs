// `npm run screens`: takes the pictures in docs/screens/ of every screen, with games that are played for them.
import { mkdirSync } from 'node:fs'
import { compareScreens } from './compare-screens.mjs'
import { takeCoveScreens } from './cove-screens.mjs'
import { openPage, startGame, withBrowser } from './browser.mjs'

const FOLDER = 'docs/screens'
const DESKTOP = { viewport: { width: 1366, height: 768 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const QUICK = { speed: 'off' }

const TABLES = {
  'table-2': ['me:Maja,seasoned:Juniper;decks:platypuses,macaws,squirrels;starts:1', DESKTOP, 16],
  'table-3': ['me:Maja,seasoned:Hazel,seasoned:Bram;decks:foxes,owls,sloths,pandas;starts:1', DESKTOP, 14],
  'table-4': [
    'me:Maja,seasoned:Hazel,seasoned:Bram,novice:Odile;decks:foxes,crocodiles,squirrels,owls,ocelots;starts:1',
    DESKTOP,
    14,
  ],
  'table-teams': [
    'me:Maja,seasoned:Hazel,seasoned:Bram,novice:Odile;decks:beavers,penguins,squirrels,raccoons;teams;starts:1',
    DESKTOP,
    14,
  ],
  'table-phone': ['me:Maja,seasoned:Juniper;decks:platypuses,macaws,squirrels;starts:1', PHONE, 14],
  'table-phone-4': [
    'me:Maja,seasoned:Hazel,seasoned:Bram,novice:Odile;decks:foxes,crocodiles,squirrels,owls,ocelots;starts:1',
    PHONE,
    10,
  ],
}

if (process.argv.includes('--compare')) process.exit(await compareScreens())

mkdirSync(FOLDER, { recursive: true })
await withBrowser(async (browser, address) => {
  const open = (path, options = DESKTOP, more = {}) =>
    openPage(browser, address, { path, settings: QUICK, ...options, ...more })

  await picture(await open('/'), 'home')
  await picture(await open('/', DESKTOP, { colorScheme: 'dark', language: 'fr' }), 'home-dark')
  await picture(await open('/', PHONE), 'home-phone')
  await picture(await open('/decks/owls'), 'decks')
  await picture(await open('/rules'), 'rules')
  await picture(await open('/settings'), 'settings')
  await picture(await open('/learn'), 'tutorial')

  for (const [name, [table, options, turns]] of Object.entries(TABLES)) {
    const page = await open('/', options)
    await page.evaluate(shuffleAlike)
    await startGame(page, table)
    await playTurns(page, turns)
    if (name === 'table-2') await beginPurchase(page)
    await picture(page, name)
  }

  const card = await open('/')
  await startGame(card, TABLES['table-2'][0])
  await card.locator('.market .hit').nth(3).hover()
  await card.locator('.closer').waitFor()
  await picture(card, 'card', { points: true })

  const curtain = await open('/')
  await startGame(curtain, 'guest:Ann,guest:Ben;decks:polecats,raccoons,chameleons;starts:1')
  await picture(curtain, 'curtain')

  const over = await open('/')
  await startGame(over, 'seasoned:Maja,seasoned:Juniper;decks:platypuses,macaws,squirrels;starts:1')
  await over.locator('.endp').waitFor()
  await picture(over, 'end', { keep: true })
  await over.goto(over.url().replace('/table/', '/replay/') + '/60')
  await over.locator('.transport').waitFor()
  await picture(over, 'replay', { keep: true })
  await over.goto(`${over.url()}?analysis`)
  await over.getByRole('button', { name: 'Start analysis' }).click()
  await over.getByRole('button', { name: 'Stop' }).waitFor()
  await over.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  await picture(over, 'analysis')

  const ada = await open('/online', DESKTOP, { settings: { ...QUICK, name: 'Maja' } })
  await ada.getByRole('button', { name: '3 players' }).click()
  await ada.getByText('Show in the list of open tables').click()
  await ada.getByRole('button', { name: 'Create table' }).click()
  await ada.waitForURL(/\/t\//)
  const there = new URL(ada.url()).pathname
  await picture(await open('/online'), 'lobby')
  const ben = await open(there, PHONE, { settings: { ...QUICK, name: 'Ben' } })
  await ben.getByRole('button', { name: 'Take a seat' }).click()
  await ada.getByLabel('Player type in seat 3').selectOption('novice')
  await ben.getByText('computer (easy)').waitFor()
  await ben.getByRole('button', { name: 'I’m ready' }).click()
  await ada.getByLabel('Message').fill('Good luck to both of you!')
  await ada.keyboard.press('Enter')
  await picture(ada, 'gathering', { keep: true })
  await picture(ben, 'gathering-phone', { keep: true })
  await ada.locator('.btn.primary', { hasText: 'Start game' }).click()
  await Promise.all([playTurns(ada, 6), playTurns(ben, 6)])
  await ben.locator('.company-button').click()
  await ben.getByLabel('Message').fill('Who took the Spyglass?')
  await ben.keyboard.press('Enter')
  await picture(ben, 'table-online-phone', { keep: true })
  await picture(ada, 'table-online')
  await picture(await open('/fair'), 'fair')

  const text = await open('/', DESKTOP, { settings: { ...QUICK, textTable: true } })
  await text.locator('.btn.set').first().waitFor({ state: 'attached' })
  await text.evaluate(() => {
    location.hash = 'table=me:Maja,seasoned:Juniper;decks:platypuses,macaws,squirrels;starts:1'
  })
  await text.locator('.btn.set:visible').first().click()
  await picture(text, 'text-table')

  await takeCoveScreens({ open, picture, phone: PHONE })
})

/** The page may be kept for more, and the mouse may stay where it points. */
async function picture(page, name, { keep = false, points = false } = {}) {
  await page.waitForTimeout(700)
  if (!points) await page.mouse.move(0, 0)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
  console.log(`${FOLDER}/${name}.png`)
  if (!keep) await page.context().close()
}

/** Deals the same game each time, so that a picture changes only with the page. */
function shuffleAlike() {
  crypto.getRandomValues = (bytes) => bytes.fill(1)
}

/** Chooses a card of the market and, unless there is only one way to pay for it, the first card of a payment. */
async function beginPurchase(page) {
  await page.locator('.market .is-legal ~ .hit').first().click()
  await page.locator('[data-confirm]').waitFor()
  const payment = page.locator('.cards .is-legal ~ .hit')
  if ((await payment.count()) > 0) await payment.first().click()
}

/** Plays some turns as a hasty person would: builds, else buys, else takes inventory. */
async function playTurns(page, turns) {
  for (let press = 0; press < turns * 6; press++) {
    const turn = await page.evaluate(() =>
      Number(/\d+/.exec(document.querySelector('.bar .meta')?.textContent.split('·').at(-1) ?? '')?.[0] ?? 0),
    )
    const next = await page.evaluate(nextPress)
    if (turn >= turns && next.isAct) return
    if (next.selector === undefined) await page.waitForTimeout(100)
    else
      await page
        .locator(next.selector)
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined)
    await page.waitForTimeout(60)
  }
}

function nextPress() {
  const has = (selector) => document.querySelector(selector) !== null
  const confirm = '[data-confirm]:not([aria-disabled="true"])'
  const ways = [
    '.acts.reaction [data-option="none"]',
    confirm,
    '[data-help]',
    ':is(.acts, .tray) [data-option]',
    '[data-confirm] ~ *, .tray .hit[aria-pressed="false"]',
  ]
  const way = ways.find(has)
  if (way !== undefined) return { selector: way, isAct: false }
  if (has('[data-confirm]')) return { selector: '.is-legal ~ .hit[aria-pressed="false"]', isAct: false }
  const acts = [
    '[data-spot="act:build"]:not([aria-disabled="true"])',
    '.market .is-legal ~ .hit',
    '[data-spot="act:inventory"]:not([aria-disabled="true"])',
    '[data-spot="act:end"]:not([aria-disabled="true"])',
  ]
  return { selector: acts.find(has), isAct: acts.some(has) }
}
