import { string } from 'yup';

const email = string().required().email().max(255);

export const isEmail = (text: string): Promise<boolean> => email.isValid(text);
