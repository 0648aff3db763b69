/** What is printed on the owner's board, for pictures and forms wherever they are. */
import type { Printed } from '@merchants/cove'
import { createContext, useContext } from 'react'

export const PrintedBoard = createContext<Printed>({})

export const usePrinted = (): Printed => useContext(PrintedBoard)
