/** The numbers printed on the owner's board, for all pictures and forms. */
import type { Printed } from '@merchants/cove'
import { createContext, useContext } from 'react'

export const PrintedBoard = createContext<Printed>({})

export const usePrinted = (): Printed => useContext(PrintedBoard)
