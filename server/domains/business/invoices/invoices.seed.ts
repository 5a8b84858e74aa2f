import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Faker } from '@faker-js/faker';
import { addressPart, sampleFrom, sampleLastName } from '../../../kit/sample.ts';
import { Invoice, InvoiceService, InvoiceStatus } from './invoice.entity.ts';
import { InvoiceClient } from './invoiceClient.entity.ts';

const firstId = 4987;
const lastId = 5036;
const clients = 20;
const firstDay = Date.UTC(2018, 0, 9);
const lastDay = Date.UTC(2020, 11, 11);
const day = 86_400_000;

/** Seeds 50 invoices for 20 clients, numbered 4987 to 5036, with dates from 2018 to 2020. */
export async function seedInvoices(em: SqlEntityManager): Promise<void> {
  const faker = sampleFrom(2);
  const made = Array.from({ length: clients }, () => em.create(InvoiceClient, sampleClient(faker) as never));
  const step = (lastDay - firstDay) / (lastId - firstId);
  for (let id = firstId; id <= lastId; id++) {
    const issued = firstDay + Math.round(((id - firstId) * step) / day) * day;
    const total = faker.number.int({ min: 30, max: 6000 }) * 100;
    const invoiceStatus = faker.helpers.arrayElement(Object.values(InvoiceStatus));
    em.create(Invoice, {
      id,
      issuedDate: isoDay(issued),
      dueDate: isoDay(issued + faker.number.int({ min: 14, max: 60 }) * day),
      client: made[(id - firstId) % clients],
      service: faker.helpers.arrayElement(Object.values(InvoiceService)),
      total,
      balance: sampleBalance(faker, invoiceStatus, total),
      invoiceStatus,
      bankName: faker.helpers.arrayElement([
        'American Bank',
        'Crédit du Canal',
        'Banque des Ondes',
        'Northern Trust & Savings',
      ]),
      bankCountry: faker.location.country(),
      iban: faker.finance.iban({ formatted: false, countryCode: 'FR' }),
      swiftCode: faker.finance.bic({ includeBranchCode: false }),
    } as never);
  }
  await em.flush();
}

function sampleClient(faker: Faker) {
  const name = `${faker.person.firstName()} ${sampleLastName(faker)}`;
  const company = faker.company.name();
  return {
    name,
    company,
    companyEmail: `${addressPart(name)}@${addressPart(company).replaceAll('.', '-')}.example`,
    address: `${faker.location.streetAddress()}, ${faker.location.city()}`,
    country: faker.location.country(),
    contact: faker.phone.number({ style: 'national' }),
  };
}

/** Zero for paid invoices, except for occasional overpayments of $205. */
function sampleBalance(faker: Faker, status: InvoiceStatus, total: number): number {
  if (status === InvoiceStatus.PAID) return faker.helpers.maybe(() => -20_500, { probability: 0.25 }) ?? 0;
  if (status === InvoiceStatus.PARTIAL_PAYMENT)
    return Math.round((total * faker.number.int({ min: 2, max: 8 })) / 1000) * 100;
  return total;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
